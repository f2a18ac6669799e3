import type { Business } from "@ridgeline/contract/business";
import type { PushDevice } from "@ridgeline/contract/notificationStatus";
import { sampleAnswers } from "@ridgeline/contract/quoteAnswers";
import { randomUUID } from "node:crypto";
import { withTimeout } from "../process/withTimeout";
import { describeFailure } from "./explainFailure";
import { channels, type Channel, type NotifiedRequest, type Senders } from "./notification";

type Device = Pick<PushDevice, "id" | "name">;
type Target = { channel: Channel; device: Device | null };
type Sent = Target & { problem: string | null };

/** Sends a made-up request on every configured channel, to every device, at once; `problem` says why one failed. */
export async function sendTestNotification(
  senders: Senders,
  business: Business,
  devices: readonly Device[],
): Promise<Sent[]> {
  const targets = channels.flatMap((channel): Target[] =>
    channel === "push"
      ? devices.map((device) => ({ channel, device }))
      : [{ channel, device: null }],
  );
  const sent = targets.map(async ({ channel, device }) => {
    const send = senders[channel];
    if (!send) return [];
    const sending = send({
      kind: "test",
      key: randomUUID(),
      deviceId: device?.id ?? null,
      request: sampleRequest(business),
    });
    return [{ channel, device, problem: await findProblem(sending) }];
  });
  return (await Promise.all(sent)).flat();
}

/** Milliseconds; nginx waits 10 s for a response. */
const TIMEOUT = 8000;

async function findProblem(sending: Promise<void>): Promise<string | null> {
  try {
    await withTimeout(sending, TIMEOUT, () => new Error("It took too long."));
    return null;
  } catch (error) {
    return describeFailure(error).reason;
  }
}

function sampleRequest({ phone, email, address }: Business): NotifiedRequest {
  return {
    id: 0,
    createdAt: new Date(),
    ...sampleAnswers,
    phone,
    email,
    address: address.city,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    referrer: null,
  };
}
