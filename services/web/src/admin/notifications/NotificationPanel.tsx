import type {
  ChannelStatus,
  NotificationChannel,
  NotificationStatus,
  TestResult,
} from "@ridgeline/contract/notifications";
import { Bell, BellOff, type LucideIcon, Mail, Send, Smartphone, Webhook } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { css, styled } from "styled-components";
import { reasonOf } from "../../api/callApi";
import { color, font, fontSize, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { FieldError } from "../../ui/fields";
import { useLinkedItem } from "../kit/focus";
import { CardFold, cardInset, Muted, Note, SideButton } from "../kit/adminLayout";
import { fetchOnEntry } from "../lists/listStates";
import { formatMoment } from "../kit/times";
import { type TestedKind, useGetNotificationsQuery, useSendTestMutation } from "./notificationsApi";
import { PushDevices } from "./PushDevices";

const PANEL_ID = "your-notifications";

/** How the owner learns of a new request, and whether that works: one line, and all of it when it is opened. */
export function NotificationPanel() {
  const { data, isError, refetch } = useGetNotificationsQuery(undefined, fetchOnEntry);
  const { hash } = useLocation();
  useLinkedItem();
  const summary = data ? summarize(data) : { text: isError ? "Not available" : "Checking..." };
  // Not just "Notifications": that is the toast area's name for screen readers.
  return (
    <section aria-label="Your Notifications">
      <Panel
        id={PANEL_ID}
        key={hash}
        open={hash === `#${PANEL_ID}`}
        $isBad={summary.isBad === true}
        heading={
          <Summary>
            {summary.isBad ? <BellOff /> : <Bell />}
            <h2>Your Notifications</h2>
            <span role="status">{summary.text}</span>
          </Summary>
        }
      >
        <Channels>
          {data?.channels.map((channel) => (
            <ChannelRow key={channel.channel} status={channel}>
              {channel.channel === "push" && data.push.publicKey !== null && (
                <PushDevices push={data.push} onChange={refetch} />
              )}
            </ChannelRow>
          ))}
        </Channels>
        {data?.channels.some(({ isOn }) => isOn) && (
          <Foot>
            <SendTest of="notification" label="Send a test" onTested={refetch} />
          </Foot>
        )}
      </Panel>
    </section>
  );
}

function summarize({ channels }: NotificationStatus): { text: string; isBad?: boolean } {
  const on = channels.filter(({ isOn }) => isOn);
  if (on.length === 0) return { text: "Nobody is notified of new requests.", isBad: true };
  if (on.every(({ isFailing }) => isFailing))
    return { text: "Your notifications are failing.", isBad: true };
  const names = on.map(({ channel }) => channelWords[channel].name);
  return { text: `On: ${names.join(", ")}` };
}

type ChannelWords = { Icon: LucideIcon; name: string; nextStep: string };

const channelWords: Readonly<Record<NotificationChannel, ChannelWords>> = {
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

/** `children`: who receives the messages, if that is more than a line of text. */
function ChannelRow({ status, children }: { status: ChannelStatus; children: ReactNode }) {
  const { channel, isOn, isFailing, recipients, lastDeliveredAt, waiting, isSpent, failure } =
    status;
  const { Icon, name, nextStep } = channelWords[channel];
  const delivered =
    lastDeliveredAt === null
      ? "Nothing delivered yet"
      : `Last delivered ${formatMoment(lastDeliveredAt)}`;
  const later = isSpent ? ": 60 an hour are sent, the rest within the next hours" : "";
  return (
    <Channel>
      <Icon />
      <b>{name}</b>
      {isOn && isFailing ? (
        <FailingBadge $isOn={false}>Failing</FailingBadge>
      ) : (
        <Badge $isOn={isOn}>{isOn ? "On" : "Off"}</Badge>
      )}
      <div>
        {!children && <p>{isOn ? `To ${recipients.join(", ")}` : "Not set up"}</p>}
        {isOn && (
          <>
            <Muted>
              {waiting > 0 ? `${delivered} ·\u00A0${waiting}\u00A0waiting${later}` : delivered}
            </Muted>
            {failure && <Failure $isNow={isFailing}>{toSentence(failure)}</Failure>}
            {isFailing && <p>{nextStep}</p>}
          </>
        )}
        {children}
      </div>
    </Channel>
  );
}

function toSentence({ at, reason, isGivenUp }: NonNullable<ChannelStatus["failure"]>): string {
  const when = at === null ? "" : ` ${formatMoment(at)}`;
  const next = isGivenUp ? "It will not be tried again." : "It will be tried again.";
  return `Failed${when}. ${reason} ${next}`;
}

type SendTestProps = { of: TestedKind; label: string; onTested?: () => unknown };

export function SendTest({ of, label, onTested }: SendTestProps) {
  const [sendTest, { data: results = [], error, isLoading }] = useSendTestMutation();
  const handlePress = async () => {
    const { error: failure } = await sendTest(of);
    if (!failure) onTested?.();
  };
  return (
    <>
      <SideButton
        variant="line"
        busyText={isLoading ? "Sending a test..." : undefined}
        onClick={() => void handlePress()}
      >
        <Send />
        <span>{label}</span>
      </SideButton>
      <div role="status">
        {!isLoading && error !== undefined && (
          <FieldError>
            {reasonOf(error) ?? "The test could not be sent. Please try again."}
          </FieldError>
        )}
        {!isLoading && results.map((result, index) => <Result key={index} result={result} />)}
      </div>
    </>
  );
}

function Result({ result: { channel, recipient, problem } }: { result: TestResult }) {
  const name = recipient ?? channelWords[channel].name;
  if (problem !== null) {
    const text = `${name}: the test failed. ${problem} ${channelWords[channel].nextStep}`;
    return <FieldError>{text}</FieldError>;
  }
  return <Note>{`${name}: the test was delivered.`}</Note>;
}

const Failure = styled(Note)<{ $isNow: boolean }>`
  color: ${({ $isNow }) => ($isNow ? color.danger : color.muted)};
`;

const Channel = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  padding-block: 18px;

  > svg {
    color: ${color.ground600};
  }

  > b {
    color: ${color.ink};
  }

  > :last-child {
    grid-column: 2 / -1;
    font-size: ${fontSize.small};
    line-height: 1.5;
  }
`;

const FailingBadge = styled(Badge)`
  background: ${color.dangerWash};
  color: ${color.danger};
`;

const Panel = styled(CardFold)<{ $isBad: boolean }>`
  margin-top: ${space.s2};

  > summary {
    justify-content: space-between;
    padding-block: 10px;
    color: ${color.ground800};
  }

  ${({ $isBad }) => $isBad && bad}
`;

const bad = css`
  border-color: ${color.dangerLine};

  > summary {
    background: ${color.dangerWash};
    color: ${color.dangerDeep};
  }
`;

const Summary = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 12px;
  font-size: ${fontSize.small};
  line-height: 1.3;

  > svg {
    grid-row: 1 / 3;
  }

  h2 {
    color: inherit;
    font: 650 min(${fontSize.label}, 7vw) / 1.3 ${font.sans};
  }
`;

const Channels = styled.ul`
  > li {
    margin-inline: ${cardInset};
    border-top: 1px solid ${color.line};
  }
`;

const Foot = styled.div`
  padding: 20px ${cardInset} ${cardInset};
  border-top: 1px solid ${color.line};
`;
