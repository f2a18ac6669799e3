import type { NotificationStatus } from "@ridgeline/contract/notificationStatus";
import { styled } from "styled-components";
import { fetchOnEntry } from "../kit/listStates";
import { useLinkedItem } from "../kit/focus";
import { cardInset, DashboardSection } from "../kit/layout";
import { color, space } from "../../theme";
import { Card } from "../../ui/Card";
import { Skeleton } from "../../ui/Skeleton";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ChannelRow } from "./ChannelRow";
import { useGetNotificationsQuery } from "./notificationsApi";
import { PushDevices } from "./PushDevices";
import { SendTest } from "./SendTest";

export const PANEL_ID = "your-notifications";
const TITLE_ID = `${PANEL_ID}-title`;

/** How the owner learns of a new request, and whether that works. */
export function NotificationPanel() {
  const { data, isError, refetch } = useGetNotificationsQuery(undefined, fetchOnEntry);
  useLinkedItem();
  // Not just "Notifications": that is the toast area's name for screen readers.
  return (
    <DashboardSection id={PANEL_ID} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        Your Notifications
      </h2>
      {data ? (
        <Status status={data} onChange={refetch} />
      ) : (
        <Card>{isError ? <NotAvailable>Not available</NotAvailable> : <Loading />}</Card>
      )}
    </DashboardSection>
  );
}

function Status({ status, onChange }: { status: NotificationStatus; onChange: () => unknown }) {
  const { channels, push } = status;
  const isAnyOn = channels.some(({ isOn }) => isOn);
  return (
    <>
      {!isAnyOn && (
        <Hint>
          Turn notifications on here, on the phone that you have with you, or ask whoever runs this
          site to set up e-mail.
        </Hint>
      )}
      <Card>
        <Channels>
          {channels.map((channel) => (
            <ChannelRow key={channel.channel} status={channel}>
              {channel.channel === "push" && push.publicKey !== null ? (
                <PushDevices push={push} onChange={onChange} />
              ) : undefined}
            </ChannelRow>
          ))}
        </Channels>
        {isAnyOn && (
          <Foot>
            <SendTest onTested={onChange} />
          </Foot>
        )}
      </Card>
    </>
  );
}

function Loading() {
  return (
    <Quiet role="status">
      <VisuallyHidden>Checking your notifications...</VisuallyHidden>
      <Skeleton $width="40%" $height="20px" />
      <Skeleton $width="65%" />
    </Quiet>
  );
}

/* The dashboard says what failed, and offers to try again. */
const NotAvailable = styled.p`
  padding: ${space.s3};
`;

const Hint = styled.p`
  margin-bottom: ${space.s2};
`;

const Channels = styled.ul`
  padding-inline: ${cardInset};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Foot = styled.div`
  padding: 20px ${cardInset} ${cardInset};
  border-top: 1px solid ${color.line};
`;

const Quiet = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s2};
  padding: ${space.s3};
`;
