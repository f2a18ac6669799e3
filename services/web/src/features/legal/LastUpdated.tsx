import { styled } from "styled-components";
import { fontSize } from "../../theme";
import { useIsHydrated } from "../../late/useIsHydrated";

/** Today's date (requirement 5.1), which only the browser knows. */
export function LastUpdated() {
  const isHydrated = useIsHydrated();
  return <Line>{isHydrated && `Last updated: ${formatToday()}`}</Line>;
}

function formatToday(): string {
  return new Date().toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}

const Line = styled.p`
  min-height: 1.55em;
  margin-top: 16px;
  font-size: ${fontSize.lead};
  line-height: 1.55;
`;
