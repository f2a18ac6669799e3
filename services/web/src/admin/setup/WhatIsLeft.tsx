import type { SetupStatus } from "@ridgeline/contract/setup";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { color, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/layout";
import { VisuallyHidden } from "../../ui/text";
import { TextLink } from "../../ui/TextLink";
import { useGetSetupQuery } from "../business/businessApi";
import { cardInset, Muted, Warning } from "../kit/adminLayout";
import { useCopy } from "../kit/useCopy";
import { useGetNotificationsQuery } from "../notifications/notificationsApi";
import { AskForReviews } from "../requests/askForReview";
import { fetchOnEntry } from "../lists/listStates";

/** While the site is the sample's, the way to make it one's own; then what is left, and nothing once nothing is. */
export function WhatIsLeft() {
  const { data: setup } = useGetSetupQuery(undefined, fetchOnEntry);
  if (!setup) return null;
  if (!setup.isSample) return <LinesLeft setup={setup} />;
  return (
    <Warning Icon={TriangleAlert}>
      <b>This site still shows the sample business.</b> Search engines are told to stay away until
      it is yours.
      <Way as={Link} to={paths.adminSetup}>
        <span>Make it yours in ten minutes</span>
        <span aria-hidden>→</span>
      </Way>
    </Warning>
  );
}

function LinesLeft({ setup }: { setup: SetupStatus }) {
  const { data: status } = useGetNotificationsQuery();
  const isOn = status?.channels.some((channel) => channel.isOn) === true;
  const forOwner = [
    !setup.isSomebodyNotified && {
      title: "Somebody is notified",
      missing: isOn
        ? "It is on. Send a test to see that it arrives."
        : "A request that nobody hears of is a job lost. Turn it on, then send a test.",
      to: `${paths.admin}#your-notifications`,
      label: isOn ? "Send a test" : "Turn it on",
    },
    !setup.hasOwnPhotos && {
      title: "Your own photos",
      missing: "Visitors trust pictures of real work. Begin with one project.",
      to: `${paths.admin}/featured-projects`,
      label: "Add a project",
    },
  ].filter((line) => line !== false);
  const forOperator = [
    setup.address === null && {
      title: "The site has its address",
      missing: "Please set DOMAIN in .env to our address, then run make up.",
    },
    !setup.hasOffsiteBackup && {
      title: "A backup off the server",
      missing: "Please turn on the backup off the server, as docs/backup-and-upgrade.md says.",
    },
  ].filter((line) => line !== false);
  const count = forOwner.length + Number(!setup.hasReview) + forOperator.length;
  if (count === 0) return null;
  return (
    <Root as="section" aria-labelledby="what-is-left">
      <h2 id="what-is-left">{`${count} left to do`}</h2>
      <ul>
        {forOwner.map(({ title, missing, to, label }) => (
          <li key={title}>
            <span>
              <b>{title}</b>
              <Muted>{missing}</Muted>
            </span>
            <TextLink as={Link} to={to}>
              <span>{label}</span>
              <span aria-hidden>→</span>
            </TextLink>
          </li>
        ))}
        {!setup.hasReview && (
          <li>
            <span>
              <b>Your first review</b>
              <Muted>Three links, for three customers who were happy.</Muted>
            </span>
            <AskForReviews />
          </li>
        )}
        {forOperator.length > 0 && <ForTheOperator lines={forOperator} />}
      </ul>
    </Root>
  );
}

type Line = { title: string; missing: string };

/** One message to send to whoever runs the server; copied, it folds into a line. */
function ForTheOperator({ lines }: { lines: readonly Line[] }) {
  const copy = useCopy("Message");
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = async () => {
    setIsCopied(await copy(lines.map(({ missing }) => missing).join("\n")));
  };
  return (
    <li>
      <span>
        <b>For whoever runs the server</b>
        {!isCopied && lines.map(({ title }) => <Muted key={title}>{title}</Muted>)}
        {isCopied && <Muted>Copied: send it to them.</Muted>}
      </span>
      <Button variant="ghost" onClick={() => void handleCopy()}>
        {isCopied ? <Check /> : <Copy />}
        <span>Copy</span>
        <VisuallyHidden>the message for whoever runs the server</VisuallyHidden>
      </Button>
    </li>
  );
}

const Way = styled(TextLink)`
  display: flex;
  width: fit-content;
`;

const Root = styled(Card)`
  margin-top: ${space.s4};

  h2 {
    padding: ${space.s2} ${cardInset};
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.s2};
    min-height: 56px;
    padding: ${space.s1} ${cardInset};
    border-top: 1px solid ${color.line};
  }

  li > span {
    flex: 1 1 16rem;
  }

  li > button {
    margin-inline: -12px; /* its words begin and end as the links do */
  }

  b {
    color: ${color.ink};
  }
`;
