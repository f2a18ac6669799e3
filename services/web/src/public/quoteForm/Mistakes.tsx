import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { MouseEvent } from "react";
import { useFormState } from "react-final-form";
import { styled } from "styled-components";
import { shownError } from "../../form";
import { focusControl } from "../../focusControl";
import { color, radius, space } from "../../theme";
import { TextLink } from "../../ui/links";
import { securityLabel } from "./SecurityField";
import { SteadyPage } from "./SteadyPage";

/** All fields that can be wrong, in the order of the form. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(quoteFieldList.map(({ name, label }) => [name, label])),
  mathChallenge: securityLabel,
  consent: "Consent",
};

/** How many answers are missing or wrong, and links to them. `isNew`: nothing has changed since the last failed press. */
export function Mistakes({ isNew }: { isNew: boolean }) {
  const wrong = useWrongFields();
  const count = wrong.length === 1 ? "1 answer is" : `${wrong.length} answers are`;
  return (
    <SteadyPage>
      {wrong.length > 0 && (
        <Root>
          <CircleAlert aria-hidden />
          {/* Announced after the press; the count that shrinks while the visitor types is not. */}
          <p key={String(isNew)} role={isNew ? "alert" : undefined}>
            {count} missing or wrong
          </p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <TextLink href={`#${name}`} onClick={followLink}>
                  {labels[name]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Root>
      )}
    </SteadyPage>
  );
}

function useWrongFields(): string[] {
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      submitFailed: true,
      dirtyFieldsSinceLastSubmit: true,
    },
  });
  return Object.keys(labels).filter((name) =>
    shownError({
      error: errors?.[name] as string | undefined, // validateQuoteForm's
      submitError: submitErrors?.[name] as string | undefined, // useSubmitQuote's
      submitFailed,
      dirtySinceLastSubmit: dirtyFieldsSinceLastSubmit?.[name],
    }),
  );
}

/** Unlike the browser's own jump, this does not change the address. */
function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  focusControl(field, "start");
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space.s1} 10px;
  margin-bottom: ${space.s3};
  padding: ${space.s2} ${space.s2} 4px;
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};

  > svg {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${color.danger};
  }

  p {
    color: ${color.danger};
    font-weight: 650;
    line-height: 1.4;
  }

  ul {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }

  li {
    min-width: 0;
  }
`;
