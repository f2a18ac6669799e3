import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useState } from "react";
import { styled } from "styled-components";
import { color, font, fontSize, media, screenWidth, space } from "../../../theme";
import { Fold } from "../../../ui/controls/Fold";
import { LongText } from "../../../ui/text/LongText";
import { trackingRows } from "../quoteFacts";

/** What the customer wrote, and where the customer came from. */
export function QuoteDetails({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <h3>Project Details</h3>
      <Message text={quote.projectDetails} />
      <Tracking quote={quote} />
    </Root>
  );
}

/** Where the customer came from; folded on phones, where the owner wants to call. Nothing if nothing is known. */
function Tracking({ quote }: { quote: QuoteRequest }) {
  const [isOpenAtFirst] = useState(() => !window.matchMedia(screenWidth.upToPhone).matches);
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Origin open={isOpenAtFirst} heading={<h3>Tracking Information</h3>}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Origin>
  );
}

const Origin = styled(Fold)`
  margin-top: ${space.s3};
  background: ${color.paper};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px ${space.s4};
    padding: 0 20px ${space.s2};
  }

  dt {
    color: ${color.muted};
    font-size: ${fontSize.badge};
  }

  dd {
    font-size: ${fontSize.small};
  }
`;

const Root = styled.div`
  min-width: 0;
  padding: ${space.s3} 28px 28px;

  h3 {
    margin-bottom: 6px;
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
    letter-spacing: 0;
  }

  ${media.upToPhone} {
    padding: 20px;
  }
`;

const Message = styled(LongText)`
  max-width: 62ch;
  white-space: pre-line;
`;
