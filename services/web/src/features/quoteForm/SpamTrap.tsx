import { styled } from "styled-components";
import { useQuoteField } from "./useQuoteField";

/** Filled by programs only: out of sight, out of the tab order, hidden from readers. */
export function SpamTrap() {
  const { value, onChange } = useQuoteField("website");
  return (
    <Hidden aria-hidden>
      <label htmlFor="website">Website (leave blank)</label>
      <input
        id="website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Hidden>
  );
}

const Hidden = styled.div`
  position: absolute;
  left: -9999px;
  top: 0;
`;
