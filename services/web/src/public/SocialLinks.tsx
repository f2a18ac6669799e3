import { useBusiness } from "../site/business";
import { OutsideLink } from "../ui/OutsideLink";

/** The Facebook link's target until the business names its page; the others are placeholders until then (requirement 3.15). */
const FACEBOOK = "https://www.facebook.com/";

export function SocialLinks() {
  const { facebook = FACEBOOK, instagram, yelp, google } = useBusiness().links;
  const profiles = {
    Facebook: facebook,
    Instagram: instagram,
    Yelp: yelp,
    "Google Business": google,
  };
  return (
    <div>
      <h3>Follow</h3>
      <ul>
        {Object.entries(profiles).map(([name, href]) => (
          <li key={name}>
            <OutsideLink href={href}>{name}</OutsideLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
