import { styled } from "styled-components";
import { ground } from "../../ground";
import { site } from "../../site/site";
import { color, media, radius, space } from "../../theme";
import { buttonLook, type ButtonLook } from "../../ui/buttonLook";
import { ProfileLink } from "../../ui/ProfileLink";
import { Reveal } from "../../ui/Reveal";
import { Section, SectionHead } from "../../ui/Section";
import { Wrap } from "../../ui/Wrap";
import { TestimonialList } from "./TestimonialList";

export function ReviewsSection() {
  return (
    <Section id="reviews">
      <Reveal>
        <Wrap>
          <SectionHead title="What the neighbors say" />
          <Columns>
            <TestimonialList />
            <FindUsOnline />
          </Columns>
        </Wrap>
      </Reveal>
    </Section>
  );
}

function FindUsOnline() {
  const { google, facebook, nextdoor, yelp } = site.links;
  return (
    <Online>
      <h3>Find Us Online</h3>
      <Profile $variant="line" href={google}>
        Google
      </Profile>
      <Profile $variant="line" href={facebook}>
        Facebook
      </Profile>
      <Profile $variant="line" href={nextdoor}>
        Nextdoor
      </Profile>
      <Profile $variant="line" href={yelp}>
        Yelp
      </Profile>
    </Online>
  );
}

const Columns = styled.div`
  columns: 3;
  column-gap: ${space.s3};

  ${media.upToLaptop} {
    columns: 2;
  }

  ${media.upToPhone} {
    columns: auto;
  }
`;

const Online = styled.div`
  ${ground.evergreen}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  padding: 28px;
  border-radius: ${radius.large};
  background: ${color.green800};
  break-inside: avoid;

  h3 {
    grid-column: 1 / -1;
    margin-bottom: 6px;
    color: ${color.onDark};
  }

  ${media.upToPhone} {
    margin-top: ${space.s2};
    padding: ${space.s3};
  }
`;

const Profile = styled(ProfileLink)<ButtonLook>`
  ${buttonLook}
`;
