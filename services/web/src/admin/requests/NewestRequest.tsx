import { requestPath } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { fontSize, media, space } from "../../theme";
import { Card } from "../../ui/Card";
import { TextLink } from "../../ui/links";
import { CallAndText } from "./CallAndText";
import { NewMarker, QuoteTime } from "./cardParts";
import { ServiceAndTown } from "./ServiceAndTown";

/** One of the newest requests: enough to call back, and a link to the rest. */
export function NewestRequest({ quote }: { quote: QuoteRequest }) {
  const { id, fullName, createdAt, projectDetails } = quote;
  return (
    <Root as="li">
      <Ends>
        <Name as={Link} to={requestPath(id)} dir="auto">
          {fullName}
        </Name>
        <NewMarker id={id} />
      </Ends>
      <ServiceAndTown quote={quote} />
      <Details dir="auto">{projectDetails}</Details>
      <QuoteTime iso={createdAt} />
      <Buttons>
        <CallAndText quote={quote} />
      </Buttons>
    </Root>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: ${space.s1} ${space.s3} ${space.s3};
  overflow-wrap: anywhere;

  ${media.upToPhone} {
    padding: 4px ${space.s2} ${space.s2};
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Name = styled(TextLink)`
  min-width: 0;
  padding-block: 12px; /* a name of two lines keeps the same air around it */
  font-size: ${fontSize.h4};
  line-height: 1.25;
`;

const Details = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.small};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: 10px;
  margin-top: auto;
  padding-top: 12px;
`;
