import type { Business } from "@ridgeline/contract/business";
import type { NotificationChannel, PushDevice } from "@ridgeline/contract/notificationStatus";
import { sampleAnswers } from "@ridgeline/contract/quoteAnswers";
import { randomUUID } from "node:crypto";
import { withTimeout } from "../process/withTimeout";
import { describeFailure } from "./explainFailure";
import {
  channels,
  type NotifiedRequest,
  type Send,
  type Senders,
  tookTooLong,
} from "./notification";

type Device = Pick<PushDevice, "id" | "name">;
type Sent = { channel: NotificationChannel; device: Device | null; problem: string | null };

/** Sends a made-up request on every configured channel, to every device, at once; `problem` says why one failed. */
export async function sendTestNotification(
  senders: Senders,
  business: Business,
  devices: readonly Device[],
): Promise<Sent[]> {
  const request = sampleRequest(business);
  const sent = channels.flatMap((channel) => {
    const send = senders[channel];
    if (!send) return [];
    const receivers = channel === "push" ? devices : [null];
    return receivers.map(async (device): Promise<Sent> => {
      const message = { key: randomUUID(), deviceId: device?.id ?? null };
      const sending = send({ ...message, kind: "test", request });
      return { channel, device, problem: await findProblem(sending) };
    });
  });
  return Promise.all(sent);
}

/** Sends what a customer would get to the owner; resolves to why that failed, or null. */
export function sendSampleConfirmation(send: Send, business: Business): Promise<string | null> {
  const request = sampleInquiry(business);
  const message = { kind: "confirmation", request, isSample: true } as const;
  return findProblem(send({ ...message, key: randomUUID(), deviceId: null }));
}

/** About a kind of work that the business offers. */
export function sampleInquiry(business: Business): NotifiedRequest {
  const [first] = business.serviceTypes;
  return { ...sampleRequest(business), ...(first && { serviceType: first.value }) };
}

/** Milliseconds; nginx waits 10 s for a response. */
const TIMEOUT = 8000;

async function findProblem(sending: Promise<void>): Promise<string | null> {
  try {
    await withTimeout(sending, TIMEOUT, tookTooLong);
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
