import { MailCheck, Send } from "lucide-react";
import { styled } from "styled-components";
import { asApiFailure, sentenceOf } from "../../api/callApi";
import { useFormField } from "../../form";
import { color, fontSize, radius, space } from "../../theme";
import { Checkbox, FieldError } from "../../ui/fields";
import { Wide } from "../kit/contentFields";
import { Muted, SideButton } from "../kit/layout";
import { fetchOnEntry } from "../kit/listStates";
import { useGetConfirmationQuery, useSendConfirmationMutation } from "../requests/confirmations";
import { CheckRow } from "./hoursSection";
import { FieldsHint, type SectionKind } from "./sectionLayout";

export const answersSection: SectionKind = {
  id: "answers",
  title: "Answers by e-mail",
  Icon: MailCheck,
  valueOf: ({ answersByEmail }) =>
    answersByEmail ? "On: customers who leave an address get one" : "Off",
  shownAt: [],
  fields: (
    <Wide>
      <AnswersByEmail />
    </Wide>
  ),
};

function AnswersByEmail() {
  const { data: sample } = useGetConfirmationQuery(undefined, fetchOnEntry);
  const { input } = useFormField<boolean>("answersByEmail");
  const isSetUp = sample?.to.length !== 0;
  return (
    <>
      <FieldsHint>
        Whoever sends a request and leaves an e-mail address gets this at once, at most once a day.
        What is held as spam is not answered, unless you release it within a day.
      </FieldsHint>
      {!isSetUp && (
        <p>
          E-mail is not set up here, so nothing can be sent. Ask whoever runs this site to set{" "}
          <code translate="no">SMTP_URL</code>.
        </p>
      )}
      {(isSetUp || input.value) && (
        <CheckRow>
          <Checkbox
            name={input.name}
            checked={input.value}
            onChange={({ target }) => input.onChange(target.checked)}
          />
          <span>Answer customers by e-mail</span>
        </CheckRow>
      )}
      {sample && (
        <Preview>
          <figcaption>Preview, from what is saved</figcaption>
          <b>{sample.subject}</b>
          <p dir="auto">{sample.text}</p>
        </Preview>
      )}
      {sample && isSetUp && <SendToMe to={sample.to.join(", ")} />}
    </>
  );
}

function SendToMe({ to }: { to: string }) {
  const [send, { data, error, isLoading }] = useSendConfirmationMutation();
  const failure =
    data?.problem ??
    (error && (sentenceOf(error) ?? asApiFailure(error)?.message ?? "It could not be sent."));
  return (
    <>
      <SideButton
        variant="line"
        busyText={isLoading ? "Sending..." : undefined}
        onClick={() => void send()}
      >
        <Send aria-hidden />
        Send it to me
      </SideButton>
      <div role="status">
        {!isLoading && failure && <FieldError>{failure}</FieldError>}
        {!isLoading && data?.problem === null && <Muted>{`Sent to ${to}.`}</Muted>}
      </div>
    </>
  );
}

const Preview = styled.figure`
  max-width: 36rem;
  margin: ${space.s2} 0;
  padding: ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  figcaption {
    margin-bottom: ${space.s1};
    color: ${color.muted};
  }

  p {
    margin-top: ${space.s1};
    white-space: pre-line;
  }
`;
