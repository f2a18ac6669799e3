/** The menu of phones and tablets (features/siteFrame/MenuDrawer.tsx). */
export function openMenuOnPress(): void {
  const menu = findMenu();
  const button = document.querySelector("[data-opens-menu]");
  if (!menu || !button) return;
  const note = () => {
    button.setAttribute("aria-expanded", String(menu.open));
    menu.toggleAttribute("data-locks-scroll", menu.open);
  };
  button.addEventListener("click", () => {
    menu.showModal();
    note();
  });
  menu.addEventListener("close", note);
  menu.addEventListener("click", (event) => {
    const isOnVeil = event.target === menu && event.clientX > menu.getBoundingClientRect().right;
    const isClosing = event.target instanceof Element && event.target.closest("[data-closes-menu]");
    if (isOnVeil || isClosing) menu.close();
  });
}

/** At once, so that the place that it leads to can be scrolled to and take the focus. */
export function closeMenu(): void {
  const menu = findMenu();
  if (!menu?.open) return;
  menu.removeAttribute("data-locks-scroll");
  menu.close();
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog[data-menu]");
}
