import { LegalCard } from "./LegalCard";
import { LegalContact } from "./LegalContact";
import { LegalDocument } from "./LegalDocument";
import { PageFrame } from "./PageFrame";
import { useBusiness } from "../site/business";

/** Only the form offers "Other". */
const OTHER = "other";

export function TermsPage() {
  const { legal, serviceTypes } = useBusiness();
  const offered = serviceTypes.filter(({ value }) => value !== OTHER);
  return (
    <PageFrame>
      <LegalDocument title="Terms of Service">
        <LegalCard title="Acceptance of Terms" text={legal.termsAcceptance} />
        <LegalCard title="Services" text={legal.termsServices}>
          {offered.length === 0 ? undefined : (
            <>
              <p>We offer:</p>
              <ul>
                {offered.map(({ value, label }) => (
                  <li key={value}>{label}</li>
                ))}
              </ul>
            </>
          )}
        </LegalCard>
        <LegalCard title="Estimates and Quotes" text={legal.termsEstimates} />
        <LegalCard title="Licensing and Insurance" text={legal.termsLicensing} />
        <LegalCard title="Warranties and Guarantees" text={legal.termsWarranties} />
        <LegalCard title="Limitation of Liability" text={legal.termsLiability} />
        <LegalCard title="Website Use" text={legal.termsWebsite} />
        <LegalContact />
      </LegalDocument>
    </PageFrame>
  );
}
