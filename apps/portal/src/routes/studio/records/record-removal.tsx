import { Alert, Button, ConfirmDialog, Stack } from '@foyer/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';

interface RecordRemovalProps {
  name: string;
  /** What goes with it. */
  children: ReactNode;
  /** Why it cannot be deleted. */
  blocked?: ReactNode;
  remove: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
  onRemoved: () => void;
}

/** Deletes a hotel or a reward for good, after it was asked about. */
export function RecordRemoval({ name, children, blocked, remove, onRemoved }: RecordRemovalProps) {
  const problemText = useProblemText();
  const [asked, setAsked] = useState(false);
  const reasonId = useId();
  return (
    <Stack gap="s">
      {blocked && (
        <Alert tone="info" id={reasonId}>
          {blocked}
        </Alert>
      )}
      <div>
        <Button
          look="danger"
          aria-haspopup="dialog"
          aria-disabled={blocked ? true : undefined}
          aria-describedby={blocked ? reasonId : undefined}
          onClick={() => !blocked && setAsked(true)}
        >
          <FormattedMessage defaultMessage="Delete" description="Button at a hotel or a reward in the studio" />
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        look="danger"
        pending={remove.isPending}
        error={remove.error ? problemText(remove.error) : undefined}
        title={
          <FormattedMessage
            defaultMessage="Delete “{name}”?"
            description="Title of the dialog before a hotel or a reward is deleted"
            values={{ name: <bdi>{name}</bdi> }}
          />
        }
        confirmLabel={<FormattedMessage defaultMessage="Delete" description="Button of the dialog before a hotel or a reward is deleted" />}
        cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of the dialog before a hotel or a reward is deleted" />}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      >
        {children}
      </ConfirmDialog>
    </Stack>
  );
}
