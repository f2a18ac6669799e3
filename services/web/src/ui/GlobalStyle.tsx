import { createGlobalStyle, css } from "styled-components";
import { color, font, fontSize, layer, media, radius, space, tap } from "../theme";
import { ground } from "./ground";
import { marked, markedWith } from "../site/marks";

const scriptedButtons = css`
  button:is(${marked("goes-to")}, ${marked("opens-menu")}) {
    display: none !important;
  }
`;

export const GlobalStyle = createGlobalStyle`
  :root {
    ${ground.paper}
  }

  * {
    box-sizing: border-box;
  }

  html {
    --header-height: 84px;
    scroll-padding-top: calc(${space.header} + 1px); /* the header with its line */
    -webkit-text-size-adjust: 100%;
  }

  /* only after a press on something that scrolls (site/scrollToAnchor.ts): opening an address with an anchor is instant */
  html${marked("smooth")} {
    scroll-behavior: smooth;
  }

  /* Safari 15.0 to 15.3 know no dialogs */
  dialog {
    position: fixed;
    z-index: ${layer.popup};

    &:not([open]) {
      display: none;
    }
  }

  /* the page does not scroll under a dialog; where a scrollbar takes up room, it keeps its width */
  html${marked("dialog")} {
    overflow: hidden;

    ${media.aboveLaptop} {
      scrollbar-gutter: stable;
    }
  }

  /* hides links to a section without items (islands/lists.ts) */
  .no-services :is(${markedWith("goes-to", "services")}, [href$="#services"]),
  .no-reviews :is(${markedWith("goes-to", "reviews")}, [href$="#reviews"]) {
    display: none;
  }

  /* buttons that only a script can answer */
  ${media.noScript} {
    ${scriptedButtons}
  }

  html${marked("too-old")} {
    ${scriptedButtons}
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.text};
    font: 400 ${fontSize.body}/1.6 ${font.sans};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: anywhere; /* also where it makes a column narrower */
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset {
    margin: 0;
    padding: 0;
  }

  /* focusable only by a script or a link to it */
  :is(main, section, footer, h1, h2, h3)[tabindex="-1"]:focus {
    outline: none;
  }

  ul, ol {
    list-style: none;
  }

  /* look 2 */
  h1, h2, h3 {
    color: var(--heading);
    font: 510 ${fontSize.h3} / 1.28 ${font.serif};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${fontSize.display};
    line-height: 1.06;
    letter-spacing: -0.035em;
  }

  h2 {
    font-size: ${fontSize.h2};
    line-height: 1.14;
    letter-spacing: -0.025em;
  }

  [hidden] {
    display: none !important;
  }

  :where(a) {
    border-radius: ${radius.small};
  }

  a {
    color: ${tap.base};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  ${media.hover} {
    a:hover {
      color: ${tap.deep};
      text-decoration-thickness: 2px;
    }
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
  }

  :where(button) {
    border: 0;
    background: none;
    cursor: pointer;
  }

  :where(dialog) {
    max-width: none;
    max-height: none;
    border: 0;
  }

  :focus-visible {
    outline: 3px solid ${tap.ring};
    outline-offset: 3px;
  }

  :where(:focus-visible) {
    scroll-margin-block: 12px;
  }

  .lucide {
    flex: none;
    width: var(--icon, 1.25em);
    height: var(--icon, 1.25em);
    stroke-width: 1.9;
  }

  ${media.upToLaptop} {
    html {
      --header-height: 72px;
    }
  }

  ${media.upToPhone} {
    html {
      --header-height: 64px;
      scroll-padding-bottom: 84px; /* the call bar */
    }
  }

  ${media.tiny} {
    html {
      scroll-padding-block: 0;
    }
  }

  @page {
    margin: 10mm 12mm;
  }

  ${media.print} {
    html {
      font-size: 75%;
    }
  }

  ${media.reducedMotion} {
    html${marked("smooth")} {
      scroll-behavior: auto;
    }

    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`;
