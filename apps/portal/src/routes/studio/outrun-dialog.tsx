import { Button, Dialog, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface OutrunDialogProps {
  open?: boolean;
  /** What the two answers are called: the one that gives up what was written, and the one that keeps it. */
  theirs: ReactNode;
  mine: ReactNode;
  onTheirs: () => void;
  onMine: () => void;
  /** What the other editor has changed. */
  children: ReactNode;
}

/** Another editor was faster. It stays until it is answered: nothing is lost before. */
export const OutrunDialog = ({ open = true, theirs, mine, onTheirs, onMine, children }: OutrunDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={() => undefined}
    pressBeside="stays"
    role="alertdialog"
    width="l"
    title={
      <FormattedMessage
        defaultMessage="Changed in the meantime"
        description="Title of the dialog where another editor has saved meanwhile"
      />
    }
    actions={
      <>
        <Button look="secondary" onClick={onTheirs}>
          {theirs}
        </Button>
        <Button onClick={onMine}>{mine}</Button>
      </>
    }
  >
    <Stack gap="m">{children}</Stack>
  </Dialog>
);
