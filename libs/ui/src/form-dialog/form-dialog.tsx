import { useEffect, useId, useState, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { Stack } from '../stack/stack.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'actions' | 'role'> {
  /** Called when the form is sent. The fields are judged by you and not by the browser, so that errors show at the fields. */
  onSubmit: (data: FormData) => void;
  submitLabel: ReactNode;
  cancelLabel: ReactNode;
  /** Sending makes no sense yet. */
  submitDisabled?: boolean;
  /** It is being sent: the dialog stays. */
  pending?: boolean;
  /** What went wrong on the way; the dialog and all that was typed stay. */
  error?: ReactNode;
  /** Something was changed: closing asks first, and so does leaving the page. */
  dirty?: boolean;
  /** The question before changes are given up. */
  discard: { title: ReactNode; text?: ReactNode; discardLabel: ReactNode; keepLabel: ReactNode };
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with its buttons at the foot. It does not close on what somebody typed without asking. */
export function FormDialog({
  onSubmit,
  submitLabel,
  cancelLabel,
  submitDisabled,
  pending = false,
  error,
  dirty = false,
  discard,
  children,
  onClose,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const [asking, setAsking] = useState(false);
  useWarningBeforeUnload(dialog.open && dirty);
  const close = () => {
    if (pending) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      {/* First, so that it closes first where both do: the focus goes back the way it came. */}
      <ConfirmDialog
        open={asking && dialog.open}
        onClose={() => setAsking(false)}
        look="danger"
        title={discard.title}
        cancelLabel={discard.keepLabel}
        confirmLabel={discard.discardLabel}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        {discard.text}
      </ConfirmDialog>
      <Dialog
        {...dialog}
        onClose={close}
        actions={
          <>
            <Button look="secondary" aria-disabled={pending || undefined} onClick={close}>
              {cancelLabel}
            </Button>
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
            if (!pending) onSubmit(new FormData(event.currentTarget));
          }}
        >
          <Stack gap="l">
            {error && (
              <Alert tone="critical" role="alert">
                {error}
              </Alert>
            )}
            {children}
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

/** The browser asks in words of its own before the page is left. */
function useWarningBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
