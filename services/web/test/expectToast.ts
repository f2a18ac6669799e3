import { screen, waitFor } from "@testing-library/react";

/** Waits until the one toast on the page says this. */
export async function expectToast(title: string, text: string): Promise<void> {
  await waitFor(() => expect(shownToasts()).toEqual([`${title}: ${text}`]));
}

/** The toasts on the page as "title: text". Radix repeats each toast elsewhere for screen readers, for a second. */
export function shownToasts(): string[] {
  // An open dialog hides the area from screen readers.
  const area = screen.queryByRole("region", { name: /^Notifications/, hidden: true });
  return [...(area?.querySelectorAll("li") ?? [])].map((toast) => {
    const [title, text] = toast.querySelectorAll("div > div");
    return `${title?.textContent}: ${text?.textContent}`;
  });
}
