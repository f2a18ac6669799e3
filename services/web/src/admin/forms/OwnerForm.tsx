import type { FormApi } from "final-form";
import type { ReactNode } from "react";
import { Form, type FormProps, useFormState } from "react-final-form";
import { type Failure, RedrawFields, type Submit, useSubmit } from "../../form";
import { Button } from "../../ui/Button";
import { finishUploads } from "./photoUpload";

type Settings = "initialValues" | "validate" | "keepDirtyOnReinitialize";

type OwnerFormProps<Values> = Pick<FormProps<Values>, Settings> & {
  /** Gets what is typed once its photos are uploaded; returns the errors if it could not be saved. */
  onSave: (typed: Values, form: FormApi<Values>) => Promise<Failure | undefined>;
  children: ReactNode;
};

/** A form of the owner's screens, with its element. */
export function OwnerForm<Values extends object>(props: OwnerFormProps<Values>) {
  const { onSave, children, ...settings } = props;
  const handleSubmit = async (_early: Values, form: FormApi<Values>) =>
    (await finishUploads()) ?? onSave(form.getState().values, form);
  return (
    <Form<Values> {...settings} onSubmit={handleSubmit} subscription={{}}>
      {({ handleSubmit: submit }) => (
        <RedrawFields>
          <Element onSubmit={submit}>{children}</Element>
        </RedrawFields>
      )}
    </Form>
  );
}

function Element({ onSubmit, children }: { onSubmit: Submit; children: ReactNode }) {
  return (
    <form onSubmit={useSubmit(onSubmit)} noValidate>
      {children}
    </form>
  );
}

type SendButtonProps = { busyText: string; size?: "large"; children: ReactNode };

/** Sends the surrounding form, and is busy meanwhile. */
export function SendButton({ busyText, ...button }: SendButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button type="submit" busyText={submitting ? busyText : undefined} {...button} />;
}
