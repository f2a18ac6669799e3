import { directionsTo } from "@ridgeline/contract/directions";
import { readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import MapPin from "lucide-react/icons/map-pin";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { color, fontSize, radius, space } from "../../theme";
import { OutsideLink } from "../../ui/OutsideLink";
import { ContactLink } from "./ContactLink";

/** Who asks, where the work is, and what it is. */
export function RequestHead({ quote }: { quote: QuoteRequest }) {
  const { fullName, address } = quote;
  const { serviceTypes } = usePageBusiness();
  return (
    <Root>
      <h2 dir="auto" tabIndex={-1}>
        {fullName}
      </h2>
      {address && (
        <ContactLink as={OutsideLink} href={directionsTo(address)}>
          <MapPin aria-hidden />
          <span dir="auto">{address}</span>
        </ContactLink>
      )}
      <Chips>
        {readAnswers(quote, serviceTypes, "job").map(({ name, label, value }) =>
          name === "serviceType" ? (
            <strong key={name}>{value}</strong>
          ) : (
            <span key={name}>
              {label}: {value}
            </span>
          ),
        )}
      </Chips>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  padding: ${space.s3} 28px 0;

  h2 {
    font-size: 1.625rem;
  }
`;

const Chips = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-top: 4px;

  h2 + & {
    margin-top: 12px;
  }

  > * {
    padding: 5px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    font-size: ${fontSize.small};
    font-weight: 550;
    line-height: 1.35;
  }

  strong {
    border-color: transparent;
    background: ${color.green100};
    color: ${color.green800};
    font-weight: 650;
  }
`;
