import { paths } from "../site/paths";
import { followAnchorLinks, scrollSmoothly, scrollToAnchor } from "../site/scrollToAnchor";
import { formatToday, thisYear } from "../site/today";
import { duration, ease } from "../theme";

/** Buttons with `data-goes-to` scroll to that part of the landing page, and on that page the logo scrolls to the top. */
export function followNavigation(): void {
  followAnchorLinks();
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const anchor = pressed?.closest<HTMLElement>("[data-goes-to]")?.dataset["goesTo"];
    if (anchor !== undefined) {
      closeMenu();
      scrollToAnchor(anchor);
    } else if (pressed?.closest("[data-home]") && isForHere(event)) {
      event.preventDefault();
      closeMenu();
      scrollSmoothly();
      window.scrollTo({ top: 0 });
    }
  });
}

/** On the landing page a reload would lose what was typed. */
function isForHere(event: MouseEvent): boolean {
  return isPlainPress(event) && window.location.pathname === paths.home;
}

/** False for a press that opens a link elsewhere: a new tab, a window, a download. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

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

function closeMenu(): void {
  findMenu()?.close();
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog[data-menu]");
}

const THRESHOLD_PX = 10;

/** Marks the page once it is scrolled more than 10 px (requirement 3.5). */
export function makeHeaderTranslucent(): void {
  const mark = () => {
    document.documentElement.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
  };
  window.addEventListener("scroll", mark, { passive: true });
  mark();
}

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

/** The page may have been rendered on another day. */
export function correctDates(): void {
  write("[data-year]", thisYear);
  write("[data-today]", formatToday);
}

/** `read` is called only if there is such an element: formatting the first date takes a phone a while. */
function write(selector: string, read: () => string): void {
  const element = document.querySelector(selector);
  if (element && element.textContent !== read()) element.textContent = read();
}

/** With a query, since Playwright keeps every favicon.ico from the tests. */
const PROBE = "https://www.openstreetmap.org/favicon.ico?probe";
/** Pixels from the screen. A browser's own lazy loading starts at more than 1000. */
const MAP_MARGIN = 300;

/**
 * Lays OpenStreetMap's map over the drawing once that comes near the screen and OpenStreetMap answers. A frame does
 * not report failures, so an image is loaded first as a test.
 */
export function showMapWhenNear(): void {
  const place = document.querySelector("[data-map]");
  const map = place?.querySelector("template")?.content.firstElementChild;
  if (!place || !map) return;
  onceInView(place, { rootMargin: `${MAP_MARGIN}px` }, () => {
    const probe = new Image();
    probe.onload = () => {
      place.append(document.importNode(map, true));
    };
    probe.referrerPolicy = "no-referrer";
    probe.src = PROBE;
  });
}

/** Pixels below the screen within which a section is hidden. */
const REVEAL_MARGIN = 100;
/** Milliseconds; with the fade that follows, a second. */
const HIDDEN_AT_MOST = 380;

/**
 * Fades `[data-reveal]` elements in (requirement 3.2). Content is hidden only just before it comes onto the screen, and by an
 * animation that ends visible on its own: if the script is late or fails, nothing stays hidden (requirement 11.13).
 */
export function revealSections(): void {
  for (const element of document.querySelectorAll("[data-reveal]")) reveal(element);
}

function reveal(element: Element): void {
  let fade: Animation | undefined;
  onceInView(element, { rootMargin: `0px 0px ${REVEAL_MARGIN}px 0px` }, (entry) => {
    if (isBelowScreen(entry)) fade = hideThenFade(element);
  });
  onceInView(element, { rootMargin: "0px 0px -100px 0px", threshold: 0.1 }, () => startFade(fade));
}

/** What is already on the screen has been seen and is never hidden. */
function isBelowScreen({ boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  return boundingClientRect.top >= (rootBounds?.height ?? 0) - REVEAL_MARGIN;
}

function hideThenFade(element: Element): Animation | undefined {
  if (window.matchMedia("print, (prefers-reduced-motion: reduce)").matches) return undefined;
  return element.animate(
    [
      { opacity: 0, transform: "translateY(16px)" },
      { opacity: 1, transform: "none" },
    ],
    {
      delay: HIDDEN_AT_MOST,
      duration: parseFloat(duration.section),
      easing: ease,
      fill: "backwards",
    },
  );
}

function startFade(fade: Animation | undefined): void {
  if (fade && Number(fade.currentTime) < HIDDEN_AT_MOST) fade.currentTime = HIDDEN_AT_MOST;
}

type View = {
  /** The margin around the screen. */
  rootMargin: string;
  /** The share of the element that must be in it, from 0 to 1. */
  threshold?: number;
};

/** Calls `act` once, when the element comes into this view. */
function onceInView(
  element: Element,
  view: View,
  act: (entry: IntersectionObserverEntry) => void,
): void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1); // on a busy device several may have queued up; only the newest is true
    if (!entry?.isIntersecting || entry.intersectionRatio < (view.threshold ?? 0)) return;
    observer.disconnect();
    act(entry);
  }, view);
  observer.observe(element);
}

/** A list that scrolls sideways on some screens (public/PublicList.tsx) is a tab stop, but only while it scrolls. */
export function focusScrollLists(root: ParentNode = document): void {
  for (const list of root.querySelectorAll<HTMLElement>("[data-scroll-list]")) {
    const observer = new ResizeObserver(() => {
      if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
      else list.removeAttribute("tabindex");
    });
    observer.observe(list);
  }
}
