import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { heldAnchor } from "@ridgeline/contract/requestPath";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { font, fontSize, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { LongText } from "../../ui/text";
import { ContactLink } from "./ContactLink";
import { callHref } from "./contactHref";
import { namesOf } from "./quoteFacts";
import { QuoteTime } from "./cardParts";
import { ServiceAndTown } from "./ServiceAndTown";

type QuarantinedRequestProps = {
  request: QuoteRequest;
  isBusy: boolean;
  onRelease: () => void;
  onDelete: () => void;
};

/** One request in quarantine: enough to see whether a person wrote it. */
export function QuarantinedRequest({
  request,
  isBusy,
  onRelease,
  onDelete,
}: QuarantinedRequestProps) {
  const name = namesOf(request);
  return (
    <Root id={heldAnchor(request.id)}>
      <h3 dir="auto" tabIndex={-1}>
        {request.fullName}
      </h3>
      <ServiceAndTown quote={request} />
      <QuoteTime iso={request.createdAt} />
      <ContactLink href={callHref(request.phone)}>
        <Phone aria-hidden />
        {formatPhone(request.phone)}
      </ContactLink>
      <Message text={request.projectDetails} />
      <Buttons>
        <Button
          variant="line"
          aria-label={`Not spam: ${name}`}
          busyText={isBusy ? "Moving..." : undefined}
          onClick={onRelease}
        >
          Not spam
        </Button>
        <Button
          variant="danger"
          aria-label={`Delete ${name}`}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onDelete}
        >
          Delete
        </Button>
      </Buttons>
    </Root>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: 20px ${space.s3} ${space.s2};
  overflow-wrap: anywhere;

  h3 {
    font: 560 ${fontSize.h4} / 1.25 ${font.serif};
  }

  ${media.upToPhone} {
    padding: ${space.s2} 20px 12px;
  }
`;

const Message = styled(LongText)`
  margin-bottom: 12px;
  font-size: ${fontSize.card};
  white-space: pre-line;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s1};
  margin-top: auto;
`;
