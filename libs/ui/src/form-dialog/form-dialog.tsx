import { useEffect, useState, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';

export interface FormDialogProps extends Omit<DialogFormProps, 'secondary'> {
  cancelLabel: ReactNode;
  /** What went wrong on the way; the dialog and all that was typed stay. */
  error?: ReactNode;
  /** Something was changed: closing asks first, and so does leaving the page. */
  dirty?: boolean;
  /** The question before changes are given up. */
  discard: { title: ReactNode; text?: ReactNode; discardLabel: ReactNode; keepLabel: ReactNode };
}

/** A form in a dialog, with its buttons at the foot. It does not close on what was typed without asking. */
export function FormDialog({
  cancelLabel,
  pending = false,
  error,
  dirty = false,
  discard,
  children,
  onOpenChange,
  ...dialog
}: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  useWarningBeforeUnload(dialog.open && dirty);
  const close = () => {
    if (pending) return;
    if (dirty) setAsking(true);
    else onOpenChange(false);
  };
  return (
    <>
      {/* First, so that it closes first where both do: the focus goes back the way it came. */}
      <ConfirmDialog
        open={asking && dialog.open}
        onOpenChange={setAsking}
        look="danger"
        title={discard.title}
        cancelLabel={discard.keepLabel}
        confirmLabel={discard.discardLabel}
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      >
        {discard.text}
      </ConfirmDialog>
      <DialogForm
        {...dialog}
        onOpenChange={close}
        pending={pending}
        secondary={
          <Button look="secondary" aria-disabled={pending || undefined} onClick={close}>
            {cancelLabel}
          </Button>
        }
      >
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        {children}
      </DialogForm>
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
