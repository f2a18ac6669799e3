/** Hides the call bar while part of the quote form is in the upper two thirds of the screen. */
export function hideCallBarAtForm(): void {
  const bar = document.querySelector<HTMLElement>("[data-call-bar]");
  const form = document.getElementById("quote-form");
  if (!bar || !form) return;
  const observer = new IntersectionObserver(
    (entries) => {
      bar.hidden = entries.at(-1)?.isIntersecting ?? false; // only the newest is true
    },
    { rootMargin: "0px 0px -35% 0px" },
  );
  observer.observe(form);
}
