import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { color, fontSize, space } from "../../theme";
import { BarFold } from "../../ui/BarFold";
import { trackingRows } from "./quoteFacts";

type TrackingProps = { quote: QuoteRequest; open?: boolean; className?: string };

/** Where the customer came from; nothing if nothing is known. */
export function Tracking({ quote, ...fold }: TrackingProps) {
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Origin {...fold} heading={<h3>Tracking Information</h3>}>
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

const Origin = styled(BarFold)`
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
