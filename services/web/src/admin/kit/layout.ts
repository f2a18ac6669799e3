import { styled } from "styled-components";
import { media, space } from "../../theme";
import { Button } from "../../ui/Button";

/** The padding between a card's edge and its content: less on phones (admin/AdminFrame.tsx). */
export const cardInset = "var(--card-inset)";

/** What the owner's navigation covers at the top and at the bottom of the screen (admin/AdminFrame.tsx). */
export const navigationSpace = { top: "var(--admin-row)", bottom: "var(--admin-bar)" } as const;

/** A part of the dashboard, below its heading. */
export const DashboardSection = styled.section`
  margin-top: ${space.s6};

  > h2 {
    margin-bottom: 20px;
  }

  ${media.upToPhone} {
    margin-top: 36px;
  }
`;

/** As wide as its text; full width on phones. */
export const SideButton = styled(Button)`
  ${media.upToPhone} {
    width: 100%;
  }
`;
