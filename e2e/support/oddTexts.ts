import type { Business } from "@ridgeline/contract/business";
import { plumber } from "./brands";
import { sample } from "./sampleSite";

export const rightToLeft = "إصلاح السقف في يوم واحد";
const odd = `</script>🏠 ${rightToLeft}`;
export const title = `</script><script>document.title="x"</script><!-- 🏠 'a' "b" & $& \\u003c`;
const word = "Regenrinnen".repeat(20);

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);

/** Texts as long and as odd as the contract allows, in every place. */
export const oddBusiness: Business = {
  ...plumber,
  name: title,
  shortName: `🏠</script> ${rightToLeft}`,
  email: `${"long".repeat(15)}@${"gutter".repeat(8)}.example`,
  address: { street: word, city: word, state: "NC", zip: "28403-1234" },
  region: "Regenrinnen".repeat(5),
  links: { facebook: "https://example.com/?a=1&b=%22%3C" },
  specialDays: [{ date: tomorrow, label: odd }],
  emergency: odd,
  repliesWithin: odd,
  license: { number: "9".repeat(60), authority: odd },
  rating: { value: 1, count: 2_147_483_647, source: odd },
  since: 1700,
  owner: { name: odd, sentence: title.repeat(3) },
  words: {
    kicker: title,
    headline: `${title} ${word}`.slice(0, 300),
    subtext: rightToLeft.repeat(12),
    badges: ["Regenrinnen".repeat(5), `</script>🏠`, rightToLeft],
    servicesHeading: word,
    servicesIntro: title,
    aboutHeading: rightToLeft,
    about: `${title}\n\n${"Ein Satz. ".repeat(950)}`,
    valuePoints: Array.from({ length: 4 }, () => ({ title, text: word })),
    projectsIntro: title,
    areasIntro: rightToLeft,
    reviewsHeading: title,
    formIntro: word,
    steps: Array.from({ length: 3 }, () => ({ title: word, text: title })),
    footer: title,
  },
  serviceTypes: Array.from({ length: 50 }, (_, index) => ({
    value: `kind-${index}`,
    label: index % 2 === 0 ? title : word,
  })),
  legal: {
    ...Object.fromEntries(Object.keys(sample.legal).map((name) => [name, title])),
    privacyCollect: `${title}\n\n${rightToLeft}`.repeat(50),
    privacyUse: word.repeat(40),
    privacySharing: title.repeat(100),
    privacySecurity: "x".repeat(10_000),
    privacyRights: rightToLeft.repeat(400),
    termsAcceptance: "🏠".repeat(4000),
  },
};

export const WIDE = "W".repeat(60);
/** Fields whose text has a form of its own. */
const formed =
  /^(phone|email|state|zip|date|createdAt|from|to|value|facebook|imageUrl|ground|accent)$/;

/** The same with words as wide as the contract allows, in every place. */
export const widen = <Texts>(texts: Texts) =>
  JSON.parse(
    JSON.stringify(texts, (key, value: unknown) =>
      typeof value === "string" && !formed.test(key) ? WIDE : value,
    ),
  ) as Texts;

export const wideBusiness = widen(oddBusiness);

const channel = {
  recipients: [WIDE],
  lastDeliveredAt: "2026-11-09T17:00:00.000Z",
  waiting: 1,
  isSpent: false,
  isOn: true,
  isFailing: true,
  failure: { at: null, reason: WIDE, isGivenUp: false },
};
const device = { id: 1, name: WIDE, digest: WIDE, createdAt: "2026-11-09T17:00:00.000Z" };
/** As wide, what the panel of notifications says. */
export const notifications = {
  channels: ["push", "email", "webhook"].map((name) => ({ channel: name, ...channel })),
  push: { publicKey: null, devices: [{ ...device, lastDeliveredAt: null }] },
};
