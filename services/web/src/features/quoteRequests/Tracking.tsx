import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, radius, screenWidth, space } from "../../theme";
import { trackingRows } from "./quoteFacts";

/** Where the customer came from; folded on phones, where the owner wants to call. Nothing if nothing is known. */
export function Tracking({ quote }: { quote: QuoteRequest }) {
  const [isOpenAtFirst] = useState(() => !window.matchMedia(screenWidth.upToPhone).matches);
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Root open={isOpenAtFirst}>
      <summary>
        <h3>Tracking Information</h3>
        <ChevronDown aria-hidden />
      </summary>
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

const Root = styled.details`
  margin-top: ${space.s3};
  border-radius: ${radius.medium};
  background: ${color.paper};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s1};
    min-height: 48px;
    padding: 0 20px;
    border-radius: ${radius.medium};
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > h3 {
    margin: 0;
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }

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
