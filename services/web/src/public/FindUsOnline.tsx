import { styled } from "styled-components";
import { ground } from "../ui/ground";
import { useBusiness } from "../site/business";
import { color, font, fontSize, media, radius, space } from "../theme";
import { buttonStyles, type ButtonStyles } from "../ui/buttonStyles";
import { OutsideLink } from "../ui/OutsideLink";

/** Below the reviews, or, without any, the section's own heading. */
export function FindUsOnline({ titleAs: Title }: { titleAs: "h2" | "h3" }) {
  const { google, facebook, nextdoor, yelp } = useBusiness().links;
  const profiles = { Google: google, Facebook: facebook, Nextdoor: nextdoor, Yelp: yelp };
  return (
    <Online>
      <Title>Find Us Online</Title>
      {Object.entries(profiles).map(([name, href]) => (
        <Profile key={name} $variant="line" href={href}>
          {name}
        </Profile>
      ))}
    </Online>
  );
}

const Online = styled.div`
  ${ground.evergreen}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  gap: 12px;
  padding: 28px;
  border: 1px solid transparent; /* forced colors show it */
  border-radius: ${radius.large};
  background: ${color.green800};
  color: ${color.onDarkSoft};
  break-inside: avoid;

  h2,
  h3 {
    grid-column: 1 / -1;
    margin-bottom: 6px;
    color: ${color.onDark};
    font-family: ${font.serif};
    font-size: ${fontSize.h3};
  }

  ${media.upToPhone} {
    margin-top: ${space.s2};
    padding: 20px;
  }

  /* without reviews a quiet line */
  div:not(:has(li)) > & {
    ${ground.paper}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s3};
    margin: 0;
    padding: 0;
    border-radius: 0;
    background: none;
    color: ${color.muted};
    column-span: all;

    h2,
    h3 {
      margin: 0;
      color: inherit;
      font-size: ${fontSize.body};
    }
  }
`;

const Profile = styled(OutsideLink)<ButtonStyles>`
  ${buttonStyles}
`;
