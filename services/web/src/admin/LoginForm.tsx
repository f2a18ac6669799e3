import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useState } from "react";
import { Form } from "react-final-form";
import { styled } from "styled-components";
import { Advice } from "./kit/Advice";
import { useFormField } from "../form";
import { type Submit, useSubmit } from "../useSubmit";
import { color, radius, space } from "../theme";
import { Button } from "../ui/Button";
import { Field } from "../ui/fields";
import { TextInput } from "../ui/TextInput";
import { useLogin } from "./useLogin";

export function LoginForm() {
  const login = useLogin();
  const [reason, setReason] = useState<string>();

  const handleSubmit = async ({ token }: { token: string }) => {
    const problem = await login(token);
    setReason(problem?.reason);
    return problem && { token: problem.message };
  };

  return (
    <Form onSubmit={handleSubmit} initialValues={{ token: "" }} subscription={{ submitting: true }}>
      {({ handleSubmit: submit, submitting }) => (
        <TokenForm reason={reason} isVerifying={submitting === true} onSubmit={submit} />
      )}
    </Form>
  );
}

type TokenFormProps = { reason: string | undefined; isVerifying: boolean; onSubmit: Submit };

/** Shows an error above the field, as an alert, and below it what the fixed message does not say. */
function TokenForm({ reason, isVerifying, onSubmit }: TokenFormProps) {
  const { input, error, isSending } = useFormField<string>("token");
  const submit = useSubmit(onSubmit);
  return (
    <Root onSubmit={submit} noValidate>
      <div role="alert" id={ALERT_ID}>
        {error !== undefined && (
          <Alert>
            <CircleAlert aria-hidden />
            <p>{error}</p>
          </Alert>
        )}
      </div>
      <div role="status" id={REASON_ID}>
        {error !== undefined && <Reason text={reason} />}
      </div>
      <Field label="Admin Token">
        {(control) => (
          <TextInput
            {...control}
            {...input}
            {...(error !== undefined && INVALID)}
            readOnly={isSending}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" size="large" busyText={isVerifying ? "Verifying..." : undefined}>
        Access Admin Dashboard
      </Button>
    </Root>
  );
}

const ALERT_ID = "login-alert";
const REASON_ID = "login-reason";
const INVALID = { "aria-invalid": true, "aria-describedby": `${ALERT_ID} ${REASON_ID}` } as const;

const Root = styled.form`
  display: grid;
  gap: 20px;
  margin: 28px 0 12px;

  > div:empty {
    display: none;
  }
`;

const Reason = styled(Advice)`
  margin-bottom: 0;
`;

const Alert = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px ${space.s2};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};
  color: ${color.danger};
  font-weight: 600;
  line-height: 1.4;

  svg {
    width: 24px;
    height: 24px;
  }
`;
