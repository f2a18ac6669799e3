import { CircleAlert } from "lucide-react";
import { useRef } from "react";
import { Field as FormField, Form } from "react-final-form";
import { styled } from "styled-components";
import { color, radius } from "../../theme";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";
import { useLogin } from "./useLogin";

const ALERT_ID = "login-alert";

export function LoginForm() {
  const login = useLogin();
  const tokenInput = useRef<HTMLInputElement>(null);

  const handleSubmit = async ({ token }: { token: string }) => {
    const problem = await login(token);
    if (problem === undefined) return undefined;
    tokenInput.current?.focus();
    return { token: problem };
  };

  return (
    <Form onSubmit={handleSubmit} initialValues={{ token: "" }}>
      {({ handleSubmit: submit, submitErrors, submitting, dirtySinceLastSubmit }) => {
        const problem = dirtySinceLastSubmit ? undefined : problemOf(submitErrors);
        return (
          <Root onSubmit={(event) => void submit(event)} noValidate>
            <div role="alert" id={ALERT_ID}>
              {problem !== undefined && !submitting && (
                <Alert>
                  <CircleAlert aria-hidden />
                  <p>{problem}</p>
                </Alert>
              )}
            </div>
            <FormField<string> name="token" parse={(value: unknown) => value}>
              {({ input }) => (
                <Field label="Admin Token">
                  {(control) => (
                    <TextInput
                      {...control}
                      {...input}
                      {...(problem !== undefined && INVALID)}
                      ref={tokenInput}
                      type="password"
                      autoComplete="current-password"
                    />
                  )}
                </Field>
              )}
            </FormField>
            <Button type="submit" size="large" busyText={submitting ? "Verifying..." : undefined}>
              Access Admin Dashboard
            </Button>
          </Root>
        );
      }}
    </Form>
  );
}

const INVALID = { "aria-invalid": true, "aria-describedby": ALERT_ID } as const;

function problemOf(errors: unknown): string | undefined {
  return (errors as { token?: string } | undefined)?.token; // handleSubmit gives nothing else
}

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
  padding: 14px 16px;
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
