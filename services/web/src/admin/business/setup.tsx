import { businessSections } from "@ridgeline/contract/business";
import { capitalize } from "@ridgeline/contract/contentKind";
import { contentKinds } from "@ridgeline/contract/contentKinds";
import type { SetupStatus, TextPlace } from "@ridgeline/contract/setupStatus";
import { landingLists } from "@ridgeline/contract/siteData";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { adminPath, paths } from "../../site/paths";
import { local } from "../../site/storage";
import { color, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Fold } from "../../ui/Fold";
import { VisuallyHidden } from "../../ui/text";
import { TextLink } from "../../ui/TextLink";
import { useReport } from "../kit/adminKind";
import { CardFold, cardInset, LinkRow, Muted, Warning } from "../kit/adminLayout";
import { ConfirmDialog } from "../kit/ConfirmDialog";
import { fetchOnEntry } from "../kit/listStates";
import { useCopy } from "../requests/contactActions";
import { useGetSetupQuery, useRemoveSamplesMutation } from "./businessApi";

const STORAGE_KEY = "setup_folded";

/** What is left to do until the site is the owner's own; nothing once it is. Whether it is folded is kept on the device. */
export function FinishYourSite() {
  const { data: setup } = useGetSetupQuery(undefined, fetchOnEntry);
  const [isOpenFirst] = useState(() => local.get(STORAGE_KEY) === null);
  if (!setup) return null;

  const lines = setupLines(setup);
  const left = lines.filter(({ isDone }) => !isDone);
  const done = lines.filter(({ isDone }) => isDone);
  const forOperator = operatorLines(setup);
  if (left.length === 0 && forOperator.length === 0) return null;
  const heading =
    left.length === 0
      ? "Finish your site: nothing left for you"
      : `Finish your site: ${left.length} left`;

  return (
    <section aria-labelledby="finish-your-site">
      <Root
        open={isOpenFirst}
        onToggle={({ currentTarget: { open } }) => {
          if (open) local.remove(STORAGE_KEY);
          else local.set(STORAGE_KEY, "yes");
        }}
        heading={<h2 id="finish-your-site">{heading}</h2>}
      >
        <ul>
          {left.map((line) => (
            <SetupRow key={line.title} line={line} />
          ))}
        </ul>
        {forOperator.length > 0 && <ForTheOperator lines={forOperator} />}
        {done.length > 0 && (
          <Done
            heading={<span>{`${done.length} done`}</span>}
            onToggle={(event) => event.stopPropagation()}
          >
            <ul>
              {done.map((line) => (
                <SetupRow key={line.title} line={line} />
              ))}
            </ul>
          </Done>
        )}
      </Root>
    </section>
  );
}

type SetupLine = {
  title: string;
  isDone: boolean;
  missing: string;
  /** Where it is done: one place, or several. */
  to?: string;
  links?: readonly { label: string; to: string }[];
  button?: ReactNode;
};

/** What makes the site the owner's own, in the order in which it is best done. */
function setupLines(setup: SetupStatus): SetupLine[] {
  const samples = countSamples(setup);
  const details = setup.sampleTexts.filter(({ screen }) => screen !== "serviceTypes");
  const isMailOfSample = details.some(({ text }) => text === "email");
  return [
    {
      title: "Your own details",
      isDone: details.length === 0,
      missing: "Still the sample's:",
      links: groupLinks(details),
    },
    {
      title: "No license claimed without one",
      isDone: setup.licenseClaims.length === 0,
      missing:
        "No license is entered, but these say “licensed”, “insured” or “bonded”. If you are insured, say so in Trust.",
      links: [
        ...groupLinks(setup.licenseClaims),
        { label: "Yes, we are insured", to: screenPath("trust") },
      ],
    },
    {
      title: "Your own kinds of work",
      isDone: details.length === setup.sampleTexts.length,
      missing: "The form still offers the sample's.",
      to: screenPath("serviceTypes"),
    },
    {
      title: "Your own photos",
      isDone: setup.hasOwnPhotos,
      missing: "Visitors trust pictures of real work. Begin with a project, or your own pictures.",
      to: screenPath("pictures"),
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
      missing: `A request that nobody hears of is a job lost${isMailOfSample ? ", and mail to the sample's address reaches nobody" : ""}. Turn it on above, on your phone.`,
      to: `${paths.admin}#your-notifications`,
    },
  ];
}

/** "8 testimonials", for each kind that still has sample items. */
function countSamples({ sampleItems }: Pick<SetupStatus, "sampleItems">): string[] {
  return landingLists.flatMap((list) => {
    const count = sampleItems[list];
    const kind = contentKinds.find(({ path }) => path === list);
    if (count === 0 || !kind) return [];
    return [`${count} ${count === 1 ? kind.one : kind.many}`];
  });
}

function RemoveSamples() {
  const [isAsked, setIsAsked] = useState(false);
  const [remove, { isLoading }] = useRemoveSamplesMutation();
  const report = useReport();

  const handleConfirm = async () => {
    const { isDone } = await report(remove(), {
      done: "The samples are removed.",
      failed: "Failed to remove the samples",
    });
    setIsAsked(false);
    if (isDone) document.querySelector("main")?.focus({ preventScroll: true }); // the button is gone
  };

  return (
    <>
      <Button variant="danger" aria-label="Remove the samples" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Remove the samples?"
          text="Every service, project, area and review that came with the site and that you have not changed will be deleted. What you wrote or changed stays. This action cannot be undone."
          confirm="Remove"
          busyText={isLoading ? "Removing..." : undefined}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** "Contact 6", "Hours", "Testimonials 2": how much is left on each screen, with the way there. */
function groupLinks(places: readonly TextPlace[]) {
  const screens = [...new Set(places.map(({ screen }) => screen))];
  return screens.map((screen) => {
    const count = places.filter((place) => place.screen === screen).length;
    const name = screenNames.get(screen) ?? capitalize(screen.replace("-", " "));
    return { label: count === 1 ? name : `${name} ${count}`, to: screenPath(screen) };
  });
}

/** Where they are not the id's own words. */
const screenNames = new Map<string, string>([
  ["serviceTypes", "Kinds of work"],
  ["legal", "Legal texts"],
]);

function screenPath(screen: TextPlace["screen"]): string {
  return screen in businessSections ? `${paths.adminBusiness}#${screen}` : adminPath(screen);
}

/** What only whoever runs the server can do, each as a line to send. */
function operatorLines({ address, hasOffsiteBackup }: SetupStatus): string[] {
  return [
    address === null ? "Please set DOMAIN in .env to our address, then run make up." : "",
    hasOffsiteBackup
      ? ""
      : "Please turn on the backup off the server, as docs/backup-and-upgrade.md says.",
  ].filter(Boolean);
}

function ForTheOperator({ lines }: { lines: readonly string[] }) {
  const copy = useCopy("Message");
  return (
    <SetupItem as="div">
      <Mark $isDone={false} />
      <span>
        <b>For whoever runs the server</b>
        {lines.map((line) => (
          <Muted key={line} as="small">
            {line}
          </Muted>
        ))}
      </span>
      <Button
        variant="ghost"
        aria-label="Copy the message for whoever runs the server"
        onClick={() => void copy(lines.join("\n"))}
      >
        <Copy aria-hidden />
        Copy
      </Button>
    </SetupItem>
  );
}

function SetupRow({
  line: { title, isDone, missing, to, links = [], button },
}: {
  line: SetupLine;
}) {
  return (
    <SetupItem>
      <Mark $isDone={isDone}>{isDone && <Check aria-hidden size={18} />}</Mark>
      <span>
        <b>
          <span>{title}</span>
          <VisuallyHidden>{isDone ? ": done" : ": to do"}</VisuallyHidden>
        </b>
        {!isDone && <Muted as="small">{missing}</Muted>}
        {!isDone && links.length > 0 && (
          <LinkRow>
            {links.map(({ label, to }) => (
              <TextLink key={label} as={Link} to={to} aria-label={`${label}: ${title}`}>
                {label}
              </TextLink>
            ))}
          </LinkRow>
        )}
      </span>
      {!isDone && to !== undefined && (
        <TextLink as={Link} to={to} aria-label={`Do it: ${title}`}>
          Do it
          <span aria-hidden>→</span>
        </TextLink>
      )}
      {!isDone && button}
    </SetupItem>
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

const SetupItem = styled.li`
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
    color: ${color.ink};
  }

  small {
    display: block;
    padding-bottom: 4px;
    overflow-wrap: anywhere;
  }
`;

/** A dashed ring until it is done, since color is never the only sign. */
const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px ${({ $isDone }) => ($isDone ? "solid" : "dashed")} ${color.lineStrong};
  border-radius: 50%;
  color: ${color.success};
`;

const Done = styled(Fold)`
  border-top: 1px solid ${color.line};

  > summary {
    padding-inline: ${cardInset};
    color: ${color.muted};
  }
`;

const Root = styled(CardFold)`
  margin-top: ${space.s4};

  h2 {
    flex: 1;
  }
`;
