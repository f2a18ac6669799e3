/** The menu of phones and tablets (public/Header.tsx). */
export function openMenuOnPress(): void {
  const menu = findMenu();
  if (!menu) return;
  document.querySelector("[data-opens-menu]")?.addEventListener("click", () => menu.showModal());
  menu.addEventListener("click", (event) => {
    const isOnVeil = event.target === menu && event.clientX > menu.getBoundingClientRect().right;
    const isClosing = event.target instanceof Element && event.target.closest("[data-closes-menu]");
    if (isOnVeil || isClosing) menu.close();
  });
}

export function closeMenu(): void {
  findMenu()?.close();
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog[data-menu]");
}
