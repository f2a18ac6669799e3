import { useBusiness } from "../../site/business";
import { OutsideLink } from "../../ui/controls/OutsideLink";

/** The Facebook link's target until the business names its page; the others are placeholders until then (requirement 3.15). */
const FACEBOOK = "https://www.facebook.com/";

export function SocialLinks() {
  const { facebook = FACEBOOK, instagram, yelp, google } = useBusiness().links;
  return (
    <div>
      <h3>Follow</h3>
      <ul>
        <li>
          <OutsideLink href={facebook}>Facebook</OutsideLink>
        </li>
        <li>
          <OutsideLink href={instagram}>Instagram</OutsideLink>
        </li>
        <li>
          <OutsideLink href={yelp}>Yelp</OutsideLink>
        </li>
        <li>
          <OutsideLink href={google}>Google Business</OutsideLink>
        </li>
      </ul>
    </div>
  );
}
