import { site } from "../../site/site";
import { ProfileLink } from "../../ui/ProfileLink";

/** The Facebook link's target until site.json names the page; the others are placeholders until then (requirement 3.15). */
const FACEBOOK = "https://www.facebook.com/";

export function SocialLinks() {
  const { facebook = FACEBOOK, instagram, yelp, google } = site.links;
  return (
    <div>
      <h3>Follow</h3>
      <ul>
        <li>
          <ProfileLink href={facebook}>Facebook</ProfileLink>
        </li>
        <li>
          <ProfileLink href={instagram}>Instagram</ProfileLink>
        </li>
        <li>
          <ProfileLink href={yelp}>Yelp</ProfileLink>
        </li>
        <li>
          <ProfileLink href={google}>Google Business</ProfileLink>
        </li>
      </ul>
    </div>
  );
}
