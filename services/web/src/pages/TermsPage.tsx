import { namedServiceTypes } from "@ridgeline/contract/options";
import { LegalCard } from "../features/legal/LegalCard";
import { LegalContact } from "../features/legal/LegalContact";
import { LegalDocument } from "../features/legal/LegalDocument";
import { PageFrame } from "../features/siteFrame/PageFrame";
import { site } from "../site/site";

export function TermsPage() {
  return (
    <PageFrame>
      <LegalDocument title="Terms of Service">
        <LegalCard title="Acceptance of Terms">
          <p>
            By using this website or requesting an estimate from {site.name} (“we”, “us”), you agree
            to these terms. If you do not agree with them, please call us instead. We may change
            them; the version on this page is the one that applies.
          </p>
        </LegalCard>
        <LegalCard title="Services">
          <p>We offer:</p>
          <ul>
            {namedServiceTypes.map(({ value, label }) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
        </LegalCard>
        <LegalCard title="Estimates and Quotes">
          <p>
            Estimates are informational and subject to on-site evaluation. Final pricing is given in
            writing before work begins. A request sent through this website, and our answer to it,
            is not yet a contract; the written agreement that we both sign is.
          </p>
        </LegalCard>
        <LegalCard title="Licensing and Insurance">
          <p>
            We are licensed and insured for the work we offer in {site.address.stateName}. Proof is
            available on request.
          </p>
        </LegalCard>
        <LegalCard title="Warranties and Guarantees">
          <p>
            We stand behind our workmanship: if something isn’t right, we come back and make it
            right. Warranty terms for your project are stated in your written agreement.
            Manufacturers’ warranties on materials are passed on to you.
          </p>
        </LegalCard>
        <LegalCard title="Limitation of Liability">
          <p>
            To the extent the law allows, our liability is limited to the amount paid for the
            service in question, and we are not liable for indirect losses. Nothing here limits
            rights that the law of the State of {site.address.stateName} does not let anybody limit.
          </p>
        </LegalCard>
        <LegalCard title="Website Use">
          <p>
            Please use this website lawfully and do not send false requests or requests for somebody
            else without their consent. The pictures, texts and name are ours; the map is ©
            OpenStreetMap contributors. We try to keep everything here correct and online, but
            cannot promise it.
          </p>
        </LegalCard>
        <LegalContact />
      </LegalDocument>
    </PageFrame>
  );
}

/** The ten kinds of work; "Other" is for the form. */
