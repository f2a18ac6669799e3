import { directionsTo } from "@ridgeline/contract/directions";
import { formatPhone } from "@ridgeline/contract/phone";
import { readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Mail, MapPin, Phone } from "lucide-react";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { color, font, fontSize, media, radius, space } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/layout";
import { OutsideLink } from "../../ui/links";
import { LongText } from "../../ui/text";
import {
  CallAndText,
  callHref,
  ContactLink,
  CopyDetailsButton,
  MailAddress,
  mailHref,
  QuoteStub,
  Tracking,
} from "./cardParts";
import { namesOf } from "./quoteFacts";

/** Who, where and what, next to contact and actions; below them what the customer wrote, and where the customer came from. */
export function WideCard({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <QuoteStub quote={quote} />
      <RequestHead quote={quote} />
      <Side>
        <Contact quote={quote} />
        <QuoteActions quote={quote} />
      </Side>
      <Details>
        <h3>Project Details</h3>
        <Message text={quote.projectDetails} />
        <Tracking quote={quote} open />
      </Details>
    </Root>
  );
}

/** Who asks, where the work is, and what it is. */
function RequestHead({ quote }: { quote: QuoteRequest }) {
  const { fullName, address } = quote;
  const { serviceTypes } = usePageBusiness();
  return (
    <Head>
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
    </Head>
  );
}

function Contact({ quote: { phone, email } }: { quote: QuoteRequest }) {
  return (
    <Ways>
      <li>
        <ContactLink href={callHref(phone)}>
          <Phone aria-hidden />
          {formatPhone(phone)}
        </ContactLink>
      </li>
      {email && (
        <li>
          <ContactLink href={mailHref(email)}>
            <Mail aria-hidden />
            <span>
              <MailAddress email={email} />
            </span>
          </ContactLink>
        </li>
      )}
    </Ways>
  );
}

function QuoteActions({ quote }: { quote: QuoteRequest }) {
  const name = namesOf(quote);
  return (
    <Actions>
      <CallAndText quote={quote} />
      {quote.email && (
        <LinkButton $variant="line" href={mailHref(quote.email)} aria-label={`Email ${name}`}>
          <Mail aria-hidden />
          Email
        </LinkButton>
      )}
      <CopyDetailsButton quote={quote} variant="line" />
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;

  > * {
    gap: 7px;
    padding-inline: 6px;
  }

  > :nth-child(3):last-child {
    grid-column: 1 / -1;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  }
`;

const Head = styled.div`
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

const Root = styled(Card)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr) 360px;
  overflow-wrap: anywhere;

  ${media.upToLaptop} {
    grid-template: none / minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 2 / 4;
  grid-column: 2;
  gap: ${space.s2};
  padding: ${space.s2} 28px ${space.s3};
  border-left: 1px solid ${color.line};

  ${media.upToLaptop} {
    grid-area: auto;
    border-left: 0;
  }
`;

const Ways = styled.ul`
  display: grid;
  justify-items: start;
`;

const Details = styled.div`
  min-width: 0;
  padding: ${space.s3} 28px 28px;

  h3 {
    margin-bottom: 6px;
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
    letter-spacing: 0;
  }
`;

const Message = styled(LongText)`
  max-width: 62ch;
  white-space: pre-line;
`;
