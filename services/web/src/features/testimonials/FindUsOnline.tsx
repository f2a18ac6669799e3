import { styled } from "styled-components";
import { site } from "../../site/site";
import { color, media, radius } from "../../theme";
import { ground } from "../../ground";
import { buttonLook, type ButtonLook } from "../../ui/buttonLook";
import { ProfileLink } from "../../ui/ProfileLink";

export function FindUsOnline() {
  const { google, facebook, nextdoor, yelp } = site.links;
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled.div`
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
    margin-top: 16px;
    padding: 24px;
  }
`;

const Profile = styled(ProfileLink)<ButtonLook>`
  ${buttonLook}
`;
