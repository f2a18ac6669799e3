import { businessSections } from "@ridgeline/contract/businessSections";
import { capitalize } from "@ridgeline/contract/contentKind";
import type { SetupStatus, TextPlace } from "@ridgeline/contract/setup";
import { Check, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { adminPath, paths } from "../../site/paths";
import { local } from "../../site/storage";
import { color, space } from "../../theme";
import { TextLink } from "../../ui/TextLink";
import { VisuallyHidden } from "../../ui/text";
import { Warning } from "../kit/Advice";
import { CardFold, cardInset, Muted } from "../kit/layout";
import { fetchOnEntry } from "../kit/listStates";
import { useGetSetupQuery } from "./businessApi";
import { countSamples, RemoveSamples } from "./samples";
import { legalLabels, wordLabels } from "./wordsSection";

const STORAGE_KEY = "setup_folded";

/** What is left to do until the site is the owner's own; nothing once it is. Whether it is folded is kept on the device. */
export function FinishYourSite() {
  const { data: setup } = useGetSetupQuery(undefined, fetchOnEntry);
  const [isOpenFirst] = useState(() => local.get(STORAGE_KEY) === null);
  if (!setup) return null;

  const lines = setupLines(setup);
  const left = lines.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;

  return (
    <section aria-labelledby="finish-your-site">
      <Root
        open={isOpenFirst}
        onToggle={({ currentTarget: { open } }) => {
          if (open) local.remove(STORAGE_KEY);
          else local.set(STORAGE_KEY, "yes");
        }}
        heading={<h2 id="finish-your-site">{`Finish your site: ${left} left`}</h2>}
      >
        <ul>
          {lines.map((line) => (
            <SetupRow key={line.title} line={line} />
          ))}
        </ul>
      </Root>
    </section>
  );
}

type SetupLine = {
  title: string;
  isDone: boolean;
  missing: string;
  to?: string;
  button?: ReactNode;
};

/** What makes the site the owner's own, in the order in which it is best done. */
function setupLines(setup: SetupStatus): SetupLine[] {
  const samples = countSamples(setup);
  return [
    textsLine("Your own details", "Still the sample's", setup.sampleTexts.filter(isDetail)),
    textsLine(
      "No license claimed without one",
      "None is entered, but these say “licensed”, “insured” or “bonded”",
      setup.licenseClaims,
    ),
    {
      title: "Your own kinds of work",
      isDone: setup.sampleTexts.every(isDetail),
      missing: "The form still offers the sample's.",
      to: `${paths.adminBusiness}#serviceTypes`,
    },
    {
      title: "Your own photos",
      isDone: setup.hasOwnPhotos,
      missing: "Visitors trust pictures of real work. Begin with a project, or your own pictures.",
      to: `${paths.adminBusiness}#pictures`,
    },
    {
      title: "The samples are gone",
      isDone: samples.length === 0,
      missing: `Still there: ${samples.join(", ")}.`,
      button: <RemoveSamples />,
    },
    {
      title: "Somebody is notified",
      isDone: setup.isSomebodyNotified,
      missing:
        "A request that nobody hears of is a job lost, and mail to the sample's address reaches nobody. Turn it on above, on your phone.",
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
      missing: "Whoever runs the server turns it on: docs/backup-and-upgrade.md.",
    },
  ];
}

/** Kinds of work have a line of their own. */
const isDetail = ({ screen }: TextPlace) => screen !== "serviceTypes";

function textsLine(title: string, problem: string, texts: readonly TextPlace[]): SetupLine {
  const [first] = texts;
  return {
    title,
    isDone: first === undefined,
    missing: `${problem}: ${[...new Set(texts.map(nameText))].join(", ")}`,
    ...(first && { to: screenPath(first) }),
  };
}

function screenPath({ screen }: TextPlace): string {
  return screen in businessSections ? `${paths.adminBusiness}#${screen}` : adminPath(screen);
}

/** "Words: Headline", "Words: Step 2", "Terms: Website Use", "Contact: Short name", "Map", "Testimonials: Ann L." */
function nameText({ screen, text }: TextPlace): string {
  if (!(screen in businessSections)) return `${capitalize(screen.replace("-", " "))}: ${text}`;
  const field = text.replace(`${screen}.`, "");
  for (const [page, cards] of Object.entries({ Words: wordLabels, ...legalLabels })) {
    const label = new Map(Object.entries(cards)).get(field);
    if (label !== undefined) return `${page}: ${label}`;
  }
  const name = field
    .replace(/s\.(\d+).*/, (_, index) => ` ${Number(index) + 1}`)
    .replace(/[.A-Z]/g, (sign) => ` ${sign.replace(".", "").toLowerCase()}`);
  return field === screen ? capitalize(screen) : `${capitalize(screen)}: ${capitalize(name)}`;
}

function SetupRow({ line: { title, isDone, missing, to, button } }: { line: SetupLine }) {
  return (
    <Line>
      <Mark $isDone={isDone}>{isDone && <Check aria-hidden />}</Mark>
      <span>
        <b>
          <span>{title}</span>
          <VisuallyHidden>{isDone ? ": done" : ": to do"}</VisuallyHidden>
        </b>
        {!isDone && <Muted as="small">{missing}</Muted>}
      </span>
      {!isDone && to !== undefined && (
        <TextLink as={Link} to={to} aria-label={`Do it: ${title}`}>
          Do it
          <span aria-hidden>→</span>
        </TextLink>
      )}
      {!isDone && button}
    </Line>
  );
}

export function SampleNotice() {
  const { data: setup } = useGetSetupQuery(); // FinishYourSite decides when it is fetched
  if (setup?.isSample !== true) return null;
  return (
    <Warning Icon={TriangleAlert}>
      <b>This site still shows the sample business.</b> Search engines are told to stay away until
      it is yours.
    </Warning>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 14px;
  min-height: 48px;
  padding: 4px ${cardInset};
  border-top: 1px solid ${color.line};

  > button {
    margin-inline: -12px;
  }

  b {
    display: block;
    color: ${color.ink};
  }

  small {
    display: block;
    padding-bottom: 4px;
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

/** A dashed ring until it is done, since color is never the only sign. */
const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px ${({ $isDone }) => ($isDone ? "solid" : "dashed")}
    ${({ $isDone }) => ($isDone ? color.success : color.lineStrong)};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? color.successWash : "none")};
  color: ${color.success};

  svg {
    width: 18px;
    height: 18px;
    stroke-width: 2.6;
  }
`;

const Root = styled(CardFold)`
  margin-top: ${space.s4};

  h2 {
    flex: 1;
  }
`;
