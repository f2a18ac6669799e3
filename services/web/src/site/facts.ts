import type { Business } from "@ridgeline/contract/business";

/** Something about the business that a visitor can check, at `href` if that is known. */
export type Fact = { text: string; href?: string | undefined };

type Facts = Pick<Business, "rating" | "license" | "yearsInBusiness">;

/** What the business says, and nothing about what it leaves out. */
export function factsOf({ rating, license, yearsInBusiness }: Facts): Fact[] {
  return [
    rating && {
      text: `Rated ${rating.value} from ${rating.count} ${rating.source} ${rating.count === 1 ? "review" : "reviews"}`,
      href: rating.link,
    },
    license && { text: `${license.authority} license ${license.number}`, href: license.link },
    yearsInBusiness && { text: `${yearsInBusiness}+ years` },
  ].filter((fact) => typeof fact === "object");
}
