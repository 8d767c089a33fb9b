import { useId, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { ModalState } from '../modal/use-modal.ts';
import { Stack } from '../stack/stack.tsx';
import * as styles from './confirm-dialog.css.ts';

export interface ConfirmDialogProps extends ModalState {
  /** The question, such as "Delete the comment?". */
  title: ReactNode;
  /** What follows from it, in a sentence. */
  children?: ReactNode;
  /** Says what happens: "Delete", not "Yes". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** `danger` for what cannot be undone. */
  look?: 'primary' | 'danger';
  /** Words beside a checkbox that must be ticked before the action is enabled; for a consent, or what many would regret. */
  acknowledgement?: ReactNode;
  /** The action is under way: the dialog stays and cannot be closed. */
  pending?: boolean;
  /** What went wrong; the dialog stays and the action may be tried again. */
  error?: ReactNode;
}

/** Asks once more before something is done. The focus is on the safe answer. */
export function ConfirmDialog({
  open,
  onOpenChange,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  look = 'primary',
  acknowledgement,
  pending = false,
  error,
  title,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const [ticked, setTicked] = useState(false);
  // Each opening asks again.
  if (!open && ticked) setTicked(false);
  const close = () => {
    if (!pending) onOpenChange(false);
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      open={open}
      onOpenChange={close}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} look="secondary" aria-disabled={pending || undefined} onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            look={look}
            pending={pending}
            disabled={Boolean(acknowledgement) && !ticked}
            aria-describedby={error ? errorId : undefined}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {children && <div>{children}</div>}
        {acknowledgement && (
          <div className={styles.acknowledgement}>
            <Checkbox label={acknowledgement} checked={ticked} disabled={pending} onChange={setTicked} />
          </div>
        )}
        {error && (
          <Alert tone="critical" role="alert" id={errorId}>
            {error}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
