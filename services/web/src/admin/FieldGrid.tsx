import { styled } from "styled-components";
import { media } from "../theme";
import { DialogBody } from "../ui/DialogSurface";

/** A dialog's fields, in two columns; `Wide` takes both. */
export const FieldGrid = styled(DialogBody)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;
