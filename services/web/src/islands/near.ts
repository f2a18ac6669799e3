/** Calls back once, when the element is no further from the screen than `margin` ("100%" is a screen). */
export function whenNear(element: Element, margin: string, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
}
