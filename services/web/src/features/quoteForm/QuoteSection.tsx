import { styled } from "styled-components";
import edge from "../../pictures/edge.svg";
import { color, media, radius, shadow, space } from "../../theme";
import { ground } from "../../ground";
import { Reveal } from "../../ui/Reveal";
import { Wrap } from "../../ui/Wrap";
import { HowItGoes } from "./HowItGoes";
import { LateQuoteForm } from "./LateQuoteForm";
import { WithoutScript } from "./WithoutScript";

export function QuoteSection() {
  return (
    <>
      <Edge src={edge} alt="" width={1600} height={180} loading="lazy" />
      <Root id="quote-form" tabIndex={-1}>
        <Reveal>
          <Grid>
            <HowItGoes />
            <Sheet>
              <WithoutScript />
              <LateQuoteForm />
            </Sheet>
          </Grid>
        </Reveal>
      </Root>
    </>
  );
}

const Edge = styled.img`
  width: 100%;
  height: clamp(72px, 11vw, 168px);
  margin-bottom: -1px;
`;

const Root = styled.section`
  ${ground.evergreen}
  padding-bottom: ${space.section};
  background: ${color.green800};
  color: ${color.onDarkSoft};

  &:focus {
    outline: none;
  }
`;

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4.4fr) minmax(0, 7fr);
  gap: clamp(40px, 6vw, 80px);
  align-items: start;
  padding-top: clamp(24px, 4vw, 56px);

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sheet = styled.div`
  ${ground.paper}
  padding: clamp(24px, 4vw, 48px);
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};
  color: ${color.text};

  ${media.upToPhone} {
    margin-inline: calc(${space.gutter} * -1 + 8px);
    padding: 24px 20px;
  }
`;
