import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, screenWidth, space } from "../../theme";
import { Fold } from "../../ui/Fold";
import { trackingRows } from "./quoteFacts";

/** Where the customer came from; folded on phones, where the owner wants to call. Nothing if nothing is known. */
export function Tracking({ quote }: { quote: QuoteRequest }) {
  const [isOpenAtFirst] = useState(() => !window.matchMedia(screenWidth.upToPhone).matches);
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Root open={isOpenAtFirst} heading={<h3>Tracking Information</h3>}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const Root = styled(Fold)`
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
