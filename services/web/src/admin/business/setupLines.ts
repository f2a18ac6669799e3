import type { BusinessSection } from "@ridgeline/contract/businessSections";
import type { SetupStatus } from "@ridgeline/contract/setup";
import { paths } from "../../site/paths";
import { countSamples } from "./countSamples";

export type SetupLine = {
  title: string;
  isDone: boolean;
  /** What is missing, and how to do it if that is not done on these pages. */
  missing: string;
  /** Where it is done; absent if only the operator can do it. */
  to?: string;
};

/** The sections that say who the business is; kinds of work and pictures have lines of their own. */
const ownDetails = {
  contact: "contact",
  hours: "hours",
  trust: "license, rating, years",
  words: "words",
  map: "map",
  legal: "legal texts",
} as const satisfies Partial<Record<BusinessSection, string>>;

/** What makes the site the owner's own, in the order in which it is best done. */
export function setupLines(setup: SetupStatus): SetupLine[] {
  return [
    detailsLine(setup),
    {
      title: "Your own kinds of work",
      isDone: !setup.sampleSections.includes("serviceTypes"),
      missing: "The form still offers the sample's.",
      to: `${paths.adminBusiness}#serviceTypes`,
    },
    {
      title: "Your own photos",
      isDone: setup.hasOwnPhotos,
      missing: "Visitors trust pictures of real work. Begin with a project, or your own pictures.",
      to: `${paths.adminBusiness}#pictures`,
    },
    samplesLine(setup),
    {
      title: "Somebody is notified",
      isDone: setup.isSomebodyNotified,
      missing: "A request that nobody hears of is a job lost. Turn it on below, on your phone.",
      to: `${paths.admin}#your-notifications`,
    },
    {
      title: "The site's address",
      isDone: setup.address !== null,
      missing: "Whoever runs the server sets DOMAIN in .env, then runs make up.",
    },
    {
      title: "Backup off the server",
      isDone: setup.hasOffsiteBackup,
      missing: "Whoever runs the server turns it on: docs/backup.md.",
    },
  ];
}

function detailsLine({ sampleSections, isSample }: SetupStatus): SetupLine {
  const left = Object.entries(ownDetails).filter(([section]) =>
    sampleSections.some((sample) => sample === section),
  );
  const [first = ["contact"]] = left;
  return {
    title: "Your own details",
    isDone: left.length === 0 && !isSample,
    missing: `Still the sample's: ${left.map(([, name]) => name).join(", ") || "name, phone, e-mail or street"}.`,
    to: `${paths.adminBusiness}#${first[0]}`,
  };
}

function samplesLine(setup: SetupStatus): SetupLine {
  const left = countSamples(setup);
  return {
    title: "The samples are gone",
    isDone: left.length === 0,
    missing: `Still there: ${left.join(", ")}.`,
    to: `${paths.adminBusiness}#samples`,
  };
}
