import { styled } from "styled-components";
import { media } from "../../theme";
import { Button } from "../../ui/Button";

/** As wide as its text; full width on phones. */
export const SideButton = styled(Button)`
  ${media.upToPhone} {
    width: 100%;
  }
`;
