import type { ChannelStatus, NotificationChannel } from "@ridgeline/contract/notificationStatus";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import type { LucideIcon } from "lucide-react/types";
import Webhook from "lucide-react/icons/webhook";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize } from "../../theme";
import { Badge } from "../../ui/Badge";
import { channelNames } from "./channelNames";
import { Delivery } from "./Delivery";

const icons: Record<NotificationChannel, LucideIcon> = {
  push: Smartphone,
  email: Mail,
  webhook: Webhook,
};

type ChannelRowProps = {
  status: ChannelStatus;
  /** Who receives the messages, if that is more than a line of text. */
  children?: ReactNode;
};

export function ChannelRow({ status, children }: ChannelRowProps) {
  const { channel, isOn, recipients } = status;
  const Icon = icons[channel];
  return (
    <Root>
      <Icon aria-hidden />
      <Name>{channelNames[channel]}</Name>
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

const Root = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  padding-block: 18px;

  > svg {
    color: ${color.green600};
  }
`;

const Name = styled.b`
  color: ${color.ink};
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
