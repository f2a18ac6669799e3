import type { Business } from "@ridgeline/contract/business";

/** A business that has nothing in common with the sample, and leaves out everything optional. */
export const secondBusiness: Business = {
  name: "Cape Gutter & Sons",
  shortName: "Cape Gutter",
  description: "Seamless gutters on the coast. We measure, cut and hang them in a day.",
  phone: "9105550188",
  email: "office@capegutter.example",
  address: { street: "7 Oleander Drive", city: "Wilmington", state: "NC", zip: "28403" },
  links: {},
  hours: { Tuesday: { from: "07:00", to: "17:30" } },
  specialDays: [],
  map: { latitude: 34.2104, longitude: -77.8868, radiusKm: 30 },
  words: {
    headline: "Water goes where we tell it.",
    subtext: "New gutters, cut at your house.",
    badges: ["Cut on site"],
    aboutHeading: "Two brothers and a truck",
    about: "We hang gutters.\n\nNothing else.",
    valuePoints: [{ title: "Straight", text: "A level on every bracket." }],
    steps: [],
  },
  pictures: {},
  serviceTypes: [
    { value: "new-gutters", label: "New gutters" },
    { value: "gutter-guards", label: "Gutter guards" },
  ],
  legal: { termsWebsite: "Please be kind to this website." },
};

const title = `</script><script>document.title="x"</script><!-- 🏠 'a' "b" & $& \\u003c`;
const rightToLeft = "إصلاح السقف في يوم واحد";
const word = "Regenrinnen".repeat(20);

/** Texts as long and as odd as the contract allows, in every place. */
export const oddBusiness: Business = {
  ...secondBusiness,
  name: title,
  shortName: `🏠</script> ${rightToLeft}`,
  tagline: "Regenrinnen".repeat(5),
  description: title.repeat(3),
  email: `${"long".repeat(15)}@${"gutter".repeat(8)}.example`,
  address: { street: word, city: word, state: "NC", zip: "28403-1234" },
  region: "Regenrinnen".repeat(5),
  links: { facebook: "https://example.com/?a=1&b=%22%3C" },
  specialDays: [
    { date: `${new Date().getFullYear() + 1}-11-25`, label: `</script>${rightToLeft}` },
    {
      date: `${new Date().getFullYear() + 1}-12-24`,
      label: "Regenrinnen".repeat(5),
      open: { from: "00:00", to: "23:59" },
    },
  ],
  emergency: `</script>🏠 ${rightToLeft}`,
  repliesWithin: `</script>🏠 ${rightToLeft}`,
  license: { number: "9".repeat(60), authority: `</script>🏠 ${rightToLeft}` },
  rating: { value: 1, count: 2_147_483_647, source: `</script>🏠 ${rightToLeft}` },
  yearsInBusiness: 300,
  owner: { name: `</script>🏠 ${rightToLeft}`, sentence: title.repeat(3) },
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
    privacyCollect: `${title}\n\n${rightToLeft}`.repeat(50),
    privacyUse: word.repeat(40),
    privacySharing: title.repeat(100),
    privacySecurity: "x".repeat(10_000),
    privacyRights: rightToLeft.repeat(400),
    termsAcceptance: "🏠".repeat(4000),
    termsServices: title,
    termsEstimates: title,
    termsLicensing: title,
    termsWarranties: title,
    termsLiability: title,
    termsWebsite: title,
  },
};
