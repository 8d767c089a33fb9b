import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { Stack } from '../stack/stack.tsx';

export interface DialogFormProps extends Omit<DialogProps, 'actions' | 'role'> {
  /** Called when the form is sent. The fields are judged by you and not by the browser, so that errors show at the fields. */
  onSubmit: (data: FormData) => void;
  submitLabel: ReactNode;
  /** Sending makes no sense yet. */
  submitDisabled?: boolean;
  /** It is being sent. */
  pending?: boolean;
  /** The button before the one that sends. */
  secondary: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A dialog whose content is a form, sent by a button at its foot. */
export function DialogForm({
  onSubmit,
  submitLabel,
  submitDisabled = false,
  pending = false,
  secondary,
  children,
  ...dialog
}: DialogFormProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {secondary}
          <Button type="submit" form={formId} pending={pending} disabled={submitDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending && !submitDisabled) onSubmit(new FormData(event.currentTarget));
        }}
      >
        <Stack gap="l">{children}</Stack>
      </form>
    </Dialog>
  );
}
