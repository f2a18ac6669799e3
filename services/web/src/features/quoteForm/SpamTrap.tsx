import { styled } from "styled-components";
import { useFormField } from "../../form/FormField";

/** Filled in only by bots: out of sight, out of the tab order, hidden from screen readers. */
export function SpamTrap() {
  const { input } = useFormField<string>("website");
  return (
    <OutOfSight aria-hidden>
      <label htmlFor="website">Website (leave blank)</label>
      <input {...input} id="website" tabIndex={-1} autoComplete="off" />
    </OutOfSight>
  );
}

const OutOfSight = styled.div`
  position: absolute;
  left: -9999px;
  top: 0;
`;
