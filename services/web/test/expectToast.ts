import { screen, waitFor } from "@testing-library/react";

/** Waits until the one toast on the page says this. */
export async function expectToast(title: string, text: string): Promise<void> {
  await waitFor(() => expect(shownToasts()).toEqual([`${title}: ${text}`]));
}

/** The toasts on the page as "title: text". Radix repeats each toast elsewhere for screen readers, for a second. */
export function shownToasts(): string[] {
  // An open dialog hides the area from screen readers. A form that is tested apart has one of its own.
  const areas = screen.queryAllByRole("region", { name: /^Notifications/, hidden: true });
  const toasts = areas.flatMap((area) => [...area.querySelectorAll("li")]);
  return toasts.map((toast) => {
    const [title, text] = toast.querySelectorAll("div > div");
    return `${title?.textContent}: ${text?.textContent}`;
  });
}
