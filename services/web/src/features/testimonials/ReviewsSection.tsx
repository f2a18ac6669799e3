import { styled } from "styled-components";
import { media } from "../../theme";
import { Reveal } from "../../ui/Reveal";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import { Wrap } from "../../ui/Wrap";
import { FindUsOnline } from "./FindUsOnline";
import { Reviews } from "./Reviews";

export function ReviewsSection() {
  return (
    <Section id="reviews">
      <Reveal>
        <Wrap>
          <SectionHead title="What the neighbors say" />
          <Columns>
            <Reviews />
            <FindUsOnline />
          </Columns>
        </Wrap>
      </Reveal>
    </Section>
  );
}

const Columns = styled.div`
  columns: 3;
  column-gap: 24px;

  ${media.upToLaptop} {
    columns: 2;
  }

  ${media.upToPhone} {
    columns: auto;
  }
`;
