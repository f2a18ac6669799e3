import { MailCheck } from "lucide-react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { color, fontSize, radius, space } from "../../theme";
import { fetchOnEntry } from "../lists/listStates";
import { SendTest } from "../notifications/NotificationPanel";
import { useGetConfirmationQuery } from "../notifications/notificationsApi";
import { CheckField, FieldsHint, Wide } from "../forms/fieldGroups";
import type { SectionKind } from "./section";

export const answersSection: SectionKind = {
  id: "answers",
  title: "Answers by e-mail",
  Icon: MailCheck,
  valueOf: ({ answersByEmail }) => (answersByEmail ? "On: requests are confirmed at once" : "Off"),
  shownAt: {},
  fields: (
    <Wide>
      <AnswersByEmail />
    </Wide>
  ),
};

function AnswersByEmail() {
  const { data: sample } = useGetConfirmationQuery(undefined, fetchOnEntry);
  const { value: isOn } = useField<boolean>("answersByEmail").input;
  const isPossible = sample?.isMailSetUp !== false;
  return (
    <>
      <FieldsHint>
        Whoever sends a request and leaves an e-mail address gets this at once, at most once a day.
        What is held as spam is not answered, unless you release it within a day.
      </FieldsHint>
      {!isPossible && (
        <p>
          E-mail is not set up here, so nothing can be sent. Ask whoever runs this site to set{" "}
          <code translate="no">SMTP_URL</code>.
        </p>
      )}
      {(isPossible || isOn) && (
        <CheckField name="answersByEmail" label="Answer customers by e-mail" />
      )}
      {isPossible && sample && (
        <Preview aria-label="Preview, from what is saved" dir="auto">
          {sample.text}
        </Preview>
      )}
      {sample?.isMailSetUp && <SendTest of="confirmation" label="Send it to me" />}
    </>
  );
}

const Preview = styled.section`
  max-width: 36rem;
  margin-block: ${space.s2};
  padding: ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${fontSize.small};
  white-space: pre-line;

  &::first-line {
    font-weight: 650;
  }
`;
