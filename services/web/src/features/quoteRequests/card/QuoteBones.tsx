import { styled } from "styled-components";
import { color, media, space } from "../../../theme";
import { Bone, Skeleton } from "../../../ui/states/Skeleton";

const TICKETS = 3;

/** The outlines of the job tickets while they load. */
export function QuoteBones() {
  return (
    <Root aria-hidden>
      {Array.from({ length: TICKETS }, (_, index) => (
        <Ticket key={index}>
          <Stub>
            <Bone $width="64px" />
            <Bone $width="120px" />
          </Stub>
          <Part>
            <Bone $width="50%" $height="26px" />
            <Bone $width="70%" $height="30px" />
            <Bone />
            <Bone $width="80%" />
          </Part>
          <Part>
            <Bone $width="60%" />
            <Bone $width="80%" />
            <Bone $height="48px" />
          </Part>
        </Ticket>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 20px;
`;

const Ticket = styled(Skeleton)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stub = styled.span`
  display: flex;
  grid-column: 1 / -1;
  justify-content: space-between;
  padding: 18px 28px;
  border-bottom: 1px dashed ${color.lineDashed};
`;

const Part = styled.span`
  display: grid;
  align-content: start;
  gap: ${space.s2};
  padding: ${space.s3} 28px;
`;
