import { useSnackbar } from '@foyer/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';

interface RemovalActions {
  remove: Pick<UseMutationResult<unknown, Error, string>, 'mutate'>;
  restore: Pick<UseMutationResult<unknown, Error, string>, 'mutate'>;
}

/** Deletes and brings back, with a message that offers the way back. */
export function useRemoval({ remove, restore }: RemovalActions, texts: { deleted: ReactNode; restored: ReactNode }) {
  const show = useSnackbar();
  const problemText = useProblemText();
  const onError = (error: unknown) => void show(problemText(error), { tone: 'critical' });
  const bringBack = (id: string) => restore.mutate(id, { onError, onSuccess: () => void show(texts.restored) });
  const takeAway = (id: string) =>
    remove.mutate(id, {
      onError,
      onSuccess: () =>
        void show(texts.deleted, {
          action: {
            label: <FormattedMessage defaultMessage="Undo" description="Button that takes the deletion of an article back" />,
            onPress: () => bringBack(id),
          },
        }),
    });
  return { takeAway, bringBack };
}
