/** The text of the one style tag that Radix Select writes: named in the security policy, allowed as trusted HTML. */
export const RADIX_SELECT_STYLE =
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}";
