import type { ChannelStatus } from "@ridgeline/contract/notificationStatus";
import { styled } from "styled-components";
import { color, space } from "../../theme";
import { formatMoment } from "./formatMoment";

/** What arrived last, what waits, what failed and why. */
export function Delivery({ status }: { status: ChannelStatus }) {
  const { lastDeliveredAt, waiting, failure } = status;
  const delivered =
    lastDeliveredAt === null
      ? "Nothing delivered yet"
      : `Last delivered ${formatMoment(lastDeliveredAt)}`;
  return (
    <>
      <Muted>{waiting > 0 ? `${delivered} ·\u00A0${waiting}\u00A0waiting` : delivered}</Muted>
      {failure && <Failure $isNow={status.isFailing}>{toSentence(failure)}</Failure>}
    </>
  );
}

function toSentence({ at, reason, isGivenUp }: NonNullable<ChannelStatus["failure"]>): string {
  const when = at === null ? "" : ` ${formatMoment(at)}`;
  const next = isGivenUp ? "It was given up." : "It will be tried again.";
  return `Failed${when}. ${reason} ${next}`;
}

const Muted = styled.p`
  color: ${color.muted};
`;

const Failure = styled.p<{ $isNow: boolean }>`
  margin-top: ${space.s1};
  color: ${({ $isNow }) => ($isNow ? color.danger : color.muted)};
`;
