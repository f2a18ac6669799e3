import { useEffect, useState } from "react";

/** True while part of the quote form is in the upper two thirds of the screen. */
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
