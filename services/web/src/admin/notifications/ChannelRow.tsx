import type { ChannelStatus, NotificationChannel } from "@ridgeline/contract/notificationStatus";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import Webhook from "lucide-react/icons/webhook";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { formatMoment } from "../kit/times";

type ChannelWords = {
  Icon: LucideIcon;
  name: string;
  /** What the owner can do while it fails. */
  nextStep: string;
};

export const channels: Readonly<Record<NotificationChannel, ChannelWords>> = {
  push: {
    Icon: Smartphone,
    name: "Phone",
    nextStep: "If this goes on, remove the device here and add it again.",
  },
  email: {
    Icon: Mail,
    name: "E-mail",
    nextStep:
      "If this goes on, show this to whoever runs this site: its e-mail settings may be wrong.",
  },
  webhook: {
    Icon: Webhook,
    name: "Webhook",
    nextStep: "If this goes on, show this to whoever runs this site: the receiver may be down.",
  },
};

type ChannelRowProps = {
  status: ChannelStatus;
  /** Who receives the messages, if that is more than a line of text. */
  children?: ReactNode;
};

export function ChannelRow({ status, children }: ChannelRowProps) {
  const { channel, isOn, recipients } = status;
  const { Icon, name } = channels[channel];
  return (
    <Root>
      <Icon aria-hidden />
      <b>{name}</b>
      <State status={status} />
      <Text>
        {children === undefined && <p>{isOn ? `To ${recipients.join(", ")}` : "Not set up"}</p>}
        {isOn && <Delivery status={status} />}
        {children}
      </Text>
    </Root>
  );
}

function State({ status: { isOn, isFailing } }: { status: ChannelStatus }) {
  if (isOn && isFailing) return <FailingBadge $isOn={false}>Failing</FailingBadge>;
  return <Badge $isOn={isOn}>{isOn ? "On" : "Off"}</Badge>;
}

/** What arrived last, what waits, what failed and why. */
function Delivery({ status }: { status: ChannelStatus }) {
  const { lastDeliveredAt, waiting, failure } = status;
  const delivered =
    lastDeliveredAt === null
      ? "Nothing delivered yet"
      : `Last delivered ${formatMoment(lastDeliveredAt)}`;
  return (
    <>
      <Muted>{waiting > 0 ? `${delivered} ·\u00A0${waiting}\u00A0waiting` : delivered}</Muted>
      {failure && <Failure $isNow={status.isFailing}>{toSentence(failure)}</Failure>}
      {status.isFailing && <p>{channels[status.channel].nextStep}</p>}
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

const Root = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  padding-block: 18px;

  > svg {
    color: ${color.green600};
  }

  > b {
    color: ${color.ink};
  }
`;

const Text = styled.div`
  grid-column: 2 / -1;
  font-size: ${fontSize.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const FailingBadge = styled(Badge)`
  background: ${color.dangerWash};
  color: ${color.danger};
`;
