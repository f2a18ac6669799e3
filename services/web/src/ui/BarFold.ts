import { styled } from "styled-components";
import { color, radius } from "../theme";
import { Fold } from "./Fold";

/** A fold whose heading lies on a bar. */
export const BarFold = styled(Fold)`
  border-radius: ${radius.medium};

  > summary {
    justify-content: space-between;
    padding: 4px 20px;
    border-radius: ${radius.medium};
    background: ${color.paper};
  }

  > summary > :first-child {
    margin: 0;
  }
`;
