import type { Retention } from "@ridgeline/contract/siteData";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { LegalCard } from "./LegalCard";
import { LegalContact } from "./LegalContact";
import { LegalDocument } from "./LegalDocument";
import { PageFrame } from "./PageFrame";
import { useBusiness } from "../site/business";

export function PrivacyPage({ retention }: { retention: Retention }) {
  const { legal } = useBusiness();
  return (
    <PageFrame>
      <LegalDocument title="Privacy Policy">
        <WhatWeCollect retention={retention} />
        <LegalCard title="How We Use Your Information" text={legal.privacyUse} />
        <LegalCard title="Information Sharing" text={legal.privacySharing} />
        <LegalCard title="Data Security" text={legal.privacySecurity} />
        <LegalCard title="Your Rights" text={legal.privacyRights} />
        <LegalContact />
      </LegalDocument>
    </PageFrame>
  );
}

/** "full name, phone, email, ..., and project details" */
const answers = new Intl.ListFormat("en-US").format(
  quoteFieldList.map(({ label }) => label.toLowerCase()),
);

function WhatWeCollect({ retention }: { retention: Retention }) {
  const deleted = deletionSentence(retention);
  return (
    <LegalCard title="Information We Collect" text={useBusiness().legal.privacyCollect}>
      <p>When you ask for an estimate, we collect what you type into the form:</p>
      <ul>
        <li>Your {answers}, as far as you fill them in</li>
        <li>That you agreed to be contacted, in which words, and when</li>
        <li>How you found us, such as the page or campaign that sent you here</li>
      </ul>
      <p>
        This website sets no cookies and uses no advertising or analytics services. Until you close
        the browser tab, your browser remembers how you found us and, until you send it, what you
        have typed into the form; neither leaves your device before that. The map comes from
        OpenStreetMap, whose servers see your internet address when it loads.
      </p>
      <p>
        Our own server keeps short technical logs with your internet address, without your name,
        phone, email or message; they have a fixed size, and new lines replace the oldest. To stop
        floods it also counts requests by internet address, and forgets the address after{" "}
        {count(Math.ceil(retention.addressSeconds / 60), "minute")}. It is kept nowhere else.
      </p>
      {deleted !== "" && <p>We delete {deleted}; backups keep them until they expire.</p>}
    </LegalCard>
  );
}

/** As the operator has set it; otherwise nothing is deleted automatically. */
function deletionSentence({ requestDays, spamDays }: Retention): string {
  const requests = requestDays > 0 && `quote requests after ${count(requestDays, "day")}`;
  const spam = spamDays > 0 && `those that look like spam after ${count(spamDays, "day")}`;
  if (!requests) return spam ? spam.replace("those", "requests") : "";
  return spam ? `${requests}, and ${spam}` : requests;
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
