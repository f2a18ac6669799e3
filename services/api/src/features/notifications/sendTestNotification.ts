import type { Site } from "@ridgeline/contract/site";
import { randomUUID } from "node:crypto";
import { withTimeout } from "../../process/withTimeout";
import { channels, type Channel } from "./notification";
import { describeFailure } from "./outbox/describeFailure";
import type { NotifiedRequest, Senders } from "./notification";

/** Sends a made-up request on every configured channel at once; `problem` says why one failed. */
export async function sendTestNotification(
  senders: Senders,
  site: Site,
): Promise<{ channel: Channel; problem?: string }[]> {
  const results = channels.map(async (channel) => {
    const send = senders[channel];
    if (!send) return [];
    const rest = { key: randomUUID(), attempts: 1, requests: [sampleRequest(site)], more: 0 };
    try {
      const sending = send({ id: 0, kind: "test", channel, ...rest });
      await withTimeout(sending, TIMEOUT, () => new Error("It took too long."));
      return [{ channel }];
    } catch (error) {
      return [{ channel, problem: describeFailure(error).reason }];
    }
  });
  return (await Promise.all(results)).flat();
}

/** Milliseconds; nginx waits for an answer 10 s. */
const TIMEOUT = 8000;

function sampleRequest(site: Site): NotifiedRequest {
  return {
    id: 0,
    createdAt: new Date(),
    fullName: "Test Visitor",
    phone: site.phone,
    email: site.email,
    address: site.address.city,
    serviceType: "other",
    timing: "flexible",
    budget: "not-sure",
    projectDetails: "This is a test of the notifications. There is no customer.",
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    referrer: null,
  };
}
