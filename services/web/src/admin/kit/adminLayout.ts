import { styled } from "styled-components";
import { color, fontSize, media, radius } from "../../theme";
import { Button } from "../../ui/Button";
import { Fold } from "../../ui/Fold";
import { cardStyles } from "../../ui/layout";

export const cardInset = "clamp(20px, 3vw, 24px)";

/** What the owner's navigation covers at the top and at the bottom of the screen (admin/AdminFrame.tsx). */
export const navigationSpace = { top: "var(--admin-row)", bottom: "var(--admin-bar)" } as const;

export const CardFold = styled(Fold)`
  ${cardStyles}

  > summary {
    padding: 12px ${cardInset};
    border-radius: ${radius.large};
  }
`;

/** What matters less. */
export const Muted = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

export const DashboardSection = styled.section`
  margin-top: clamp(36px, 5vw, 48px);

  > :first-child {
    margin-bottom: clamp(12px, 2vw, 20px);
  }
`;

/** As wide as its text; full width on phones. */
export const SideButton = styled(Button)`
  ${media.upToPhone} {
    width: 100%;
  }
`;
