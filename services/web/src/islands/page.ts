import { keepDraft, showReceived } from "../public/draft";
import { keyRequests } from "../public/quoteForm/requestKey";
import { askQuestion } from "../public/quoteForm/securityQuestion";
import { rememberTracking } from "../public/quoteForm/tracking";
import { keepInPlace, scrollSmoothly, scrollToAnchor } from "../site/scrollToAnchor";
import { replaceFailedPictures } from "../ui/failedPictures";
import { markDialogs } from "../ui/markDialogs";
import { keepNumbersWhileScrolling } from "../ui/numberFields";
import { closeDialog, openDialog } from "./dialogs";
import { fillFormFrom } from "./fillForm";
import type * as late from "./late";
import { refreshListsOnDisplay } from "./lists";
import { whenNear } from "./near";
import { importScripts, loadForm, loadFormWhenNeeded } from "./scripts";
import { focusScrollLists } from "./scrollLists";
import { keepTimesTrue } from "./keepTimesTrue";
import { marked, nameOf, readMark, setMark } from "../site/marks";

/** Attaches the listeners of the document. */
export function listen(): void {
  document.addEventListener("click", handleClick);
  document.addEventListener("close", () => markDialogs(), true); // it does not bubble
  window.addEventListener("scroll", markScrolled, { passive: true });
  replaceFailedPictures();
  keepNumbersWhileScrolling();
  askQuestion(keepDraft());
  keyRequests();
  rememberTracking();
}

/** Starts everything that moves on the page, except for its form. */
export function prepare(): void {
  requestAnimationFrame(markScrolled);
  keepTimesTrue();
  showReceived();
  focusScrollLists();
  hideCallBarBesideButtons();
  revealSections();
  refreshListsOnDisplay();
  embedMapOnDisplay();
  loadFormWhenNeeded();
  const { hash } = window.location;
  if (hash !== "" && isNewVisit()) keepInPlace(hash.slice(1));
}

/** Otherwise the browser returns to where the visitor was. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // of this type
  return visit?.type === "navigate";
}

function handleClick(event: MouseEvent): void {
  const pressed = event.target;
  if (!(pressed instanceof Element) || event.defaultPrevented) return;
  const menu = document.querySelector<HTMLDialogElement>(marked("menu"));
  if (menu && pressed.closest(marked("opens-menu"))) openDialog(menu);
  const isOnVeil = pressed === menu && event.clientX > menu.getBoundingClientRect().right;
  if (menu && (isOnVeil || pressed.closest(`${marked("menu")} :is(a, button)`))) closeDialog(menu);

  const way = pressed.closest(marked("goes-to"));
  const anchor = way && readMark(way, "goes-to");
  if (anchor === "quote-form" || pressed.closest('a[href$="#quote-form"]')) loadForm();
  if (anchor) scrollToAnchor(anchor);
  const link = pressed.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) {
    scrollSmoothly();
    keepInPlace(link.hash.slice(1));
  }

  const anyLink = pressed.closest("a");
  if (anyLink) fillFormFrom(anyLink);

  const picture = pressed.closest<HTMLAnchorElement>(marked("picture"));
  if (picture && isPlain(event)) {
    event.preventDefault();
    void enlarge(picture);
  }
}

/** What shows pictures is loaded on the first press, or was fetched ahead; without it, the link leads to the picture. */
async function enlarge(picture: HTMLAnchorElement): Promise<void> {
  const script = await importScripts<typeof late>("late");
  if (script) script.openPicture(picture);
  else window.location.assign(picture.href);
}

/** False if the press opens the link in a new tab or window, or downloads it. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

const THRESHOLD_PX = 10;

/** Marks the page once it is scrolled more than 10 px (requirement 3.3). */
function markScrolled(): void {
  document.documentElement.toggleAttribute(nameOf("scrolled"), window.scrollY > THRESHOLD_PX);
}

/** Hides the call bar while the hero's button is on the screen, or part of the quote form in its upper two thirds. */
function hideCallBarBesideButtons(): void {
  const bar = document.querySelector<HTMLElement>(marked("call-bar"));
  const seen = new Set<string>();
  const hideBeside = (selector: string, rootMargin: string) => {
    const part = document.querySelector(selector);
    if (!bar || !part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.pop()?.isIntersecting) seen.add(selector); // only the newest is true
        else seen.delete(selector);
        bar.hidden = seen.size > 0;
        setMark(bar, "call-bar");
      },
      { rootMargin },
    );
    observer.observe(part);
  };
  hideBeside("#quote-form", "0px 0px -35%");
  hideBeside(marked("hero-button"), "-64px 0px 0px");
}

/** Asks for OpenStreetMap's map once its section is on the screen. */
function embedMapOnDisplay(): void {
  const place = document.querySelector<HTMLElement>(marked("map"));
  const section = place?.closest("section");
  if (!place || !section) return;
  whenNear(section, "0px", () => void askForMap(place));
}

/** A lost script leaves the drawing, with the button that asks again. */
async function askForMap(place: HTMLElement): Promise<void> {
  const script = await importScripts<typeof late>("late");
  script?.embedMap(place);
  const button = place.querySelector("button");
  if (script || !button) return;
  button.hidden = false;
  button.addEventListener("click", () => void askForMap(place), { once: true });
}

/** Milliseconds. A section is hidden for no longer; with the fade it takes a second. */
const WAIT = 380;
const timing = { delay: WAIT, duration: 620, easing: "ease-out", fill: "backwards" } as const;
const frames = { opacity: [0, 1], transform: ["translateY(16px)", "none"] };

/**
 * Fades sections in (requirement 3.2). An animation with a delay hides a section just before it scrolls into view; once a tenth
 * of it is visible, the animation skips the rest of the delay.
 */
function revealSections(): void {
  if (window.matchMedia("print, (prefers-reduced-motion: reduce)").matches) return;
  const fades = new Map<Element, Animation>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        const isBelow = boundingClientRect.top >= window.innerHeight;
        const started = fades.get(target);
        if (isBelow && !started) {
          fades.set(target, target.animate(frames, timing));
        } else if (intersectionRatio >= 0.1 || !isBelow) {
          observer.unobserve(target);
          if (started) started.currentTime = Math.max(WAIT, Number(started.currentTime));
        }
      }
    },
    { rootMargin: "0px 0px 100px 0px", threshold: [0, 0.1] },
  );
  for (const part of document.querySelectorAll(marked("reveal"))) observer.observe(part);
}
