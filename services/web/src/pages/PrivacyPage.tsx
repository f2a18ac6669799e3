import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { LegalCard } from "../features/legal/LegalCard";
import { LegalContact } from "../features/legal/LegalContact";
import { LegalDocument } from "../features/legal/LegalDocument";
import { PageFrame } from "../features/siteFrame/PageFrame";
import { site } from "../site/site";

export function PrivacyPage() {
  return (
    <PageFrame>
      <LegalDocument title="Privacy Policy">
        <WhatWeCollect />
        <LegalCard title="How We Use Your Information">
          <p>
            We use it to answer your request, prepare an estimate, schedule work and keep in touch
            about it. We do not use it for anything you would be surprised by.
          </p>
          <p>
            When you check the box on the form, you agree that {site.name} may call, text or email
            you about your request at the number and address you gave. Agreeing is not a condition
            of buying anything. Message and data rates may apply, and how many messages you get
            depends on your project. Reply STOP to any text message to end them, or HELP for help.
          </p>
        </LegalCard>
        <LegalCard title="Information Sharing">
          <p>
            We do not sell or rent your information. We share it only with people who need it to do
            your job, such as a supplier or a licensed trade working with us, with the companies
            that run our website and email for us, or when the law requires it. Your consent to be
            contacted and your phone number are never passed on for anybody else’s marketing.
          </p>
        </LegalCard>
        <LegalCard title="Data Security">
          <p>
            Requests are sent over an encrypted connection and kept where only the owner can read
            them. No system is perfect, but we treat your details as we would our own.
          </p>
          <p>
            We keep a request while we are working on it, and afterwards with our business records
            for as long as warranties, taxes and the law ask for it. Then, or earlier if you ask us
            and no law requires us to keep it, we delete it.
          </p>
        </LegalCard>
        <LegalCard title="Your Rights">
          <p>
            Ask us to show, correct or delete what we hold about you, or to stop contacting you, and
            we will. You can withdraw your consent to be contacted at any time, by phone, text or
            email. This website is for adults and does not knowingly collect anything from children
            under 13.
          </p>
        </LegalCard>
        <LegalContact />
      </LegalDocument>
    </PageFrame>
  );
}

/** "full name, phone, email, ..., and project details" */
const answers = new Intl.ListFormat("en-US").format(
  quoteFieldList.map(({ label }) => label.toLowerCase()),
);

function WhatWeCollect() {
  return (
    <LegalCard title="Information We Collect">
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
        OpenStreetMap, whose servers see your internet address when it loads. Our own server keeps
        short technical logs without your name, phone, email or message.
      </p>
    </LegalCard>
  );
}
