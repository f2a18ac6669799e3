import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Form } from "react-final-form";
import { styled } from "styled-components";
import { useFormField } from "../../form/FormField";
import { type Submit, useSubmit } from "../../form/useSubmit";
import { color, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";
import { useLogin } from "./useLogin";

export function LoginForm() {
  const login = useLogin();

  const handleSubmit = async ({ token }: { token: string }) => {
    const problem = await login(token);
    return problem === undefined ? undefined : { token: problem };
  };

  return (
    <Form onSubmit={handleSubmit} initialValues={{ token: "" }} subscription={{ submitting: true }}>
      {({ handleSubmit: submit, submitting }) => (
        <TokenForm isVerifying={submitting === true} onSubmit={submit} />
      )}
    </Form>
  );
}

type TokenFormProps = { isVerifying: boolean; onSubmit: Submit };

/** Shows an error above the field, as an alert. */
function TokenForm({ isVerifying, onSubmit }: TokenFormProps) {
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
const INVALID = { "aria-invalid": true, "aria-describedby": ALERT_ID } as const;

const Root = styled.form`
  display: grid;
  gap: 20px;
  margin: 28px 0 12px;

  > [role="alert"]:empty {
    display: none;
  }
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
