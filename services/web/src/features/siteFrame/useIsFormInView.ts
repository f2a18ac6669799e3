import { useEffect, useState } from "react";

/** True while the quote form stands in the middle of the screen or below it. */
export function useIsFormInView(): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const form = document.getElementById("quote-form");
    if (!form || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setIsInView(entry?.isIntersecting ?? false);
      },
      { rootMargin: "0px 0px -35% 0px" },
    );
    observer.observe(form);
    return () => {
      observer.disconnect();
    };
  }, []);

  return isInView;
}
