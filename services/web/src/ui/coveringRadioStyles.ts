import { css } from "styled-components";

/** For a label around a radio button that is drawn as a picture: the button itself is invisible, and as large as the label. */
export const coveringRadioStyles = css`
  position: relative;
  display: grid;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
`;
