import { styled } from "styled-components";
import { media } from "../../theme";
import { Button } from "../../ui/controls/Button";

/** As wide as its text, as wide as its place on phones. */
export const SideButton = styled(Button)`
  ${media.upToPhone} {
    width: 100%;
  }
`;
