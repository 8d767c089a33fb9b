import { Badge, Text } from '@foyer/ui';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { useOffline } from '../../host/connection/connection.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import type { DraftState, Stored } from './studio-draft.ts';
import type { ReactNode } from 'react';

interface SaveStateProps {
  /** Where the article or page itself stands. */
  badge: ReactNode;
  state: Pick<DraftState<unknown, Stored<unknown>>, 'content' | 'base' | 'saving' | 'savedAt' | 'error'>;
}

/** Whether what was typed is saved, read out as it changes. */
export function SaveState({ badge, state }: SaveStateProps) {
  const offline = useOffline();
  const problemText = useProblemText();
  const { saving, savedAt, error } = state;
  const unsaved = state.content !== state.base.content;
  const words = () => {
    if (saving) return <FormattedMessage defaultMessage="Saving…" description="State of an article that is written" />;
    if (offline && unsaved) {
      return (
        <FormattedMessage
          defaultMessage="You are offline. What you write is kept on this device and saved later."
          description="State of an article that is written"
        />
      );
    }
    if (error) {
      return (
        <FormattedMessage
          defaultMessage="Not saved: {reason}"
          description="State of an article that is written; reason is a sentence"
          values={{ reason: problemText(error) }}
        />
      );
    }
    if (unsaved) return <FormattedMessage defaultMessage="Not saved yet" description="State of an article that is written" />;
    if (!savedAt) return null;
    return (
      <FormattedMessage
        defaultMessage="Saved at {time}"
        description="State of an article that is written; time is such as 10:32"
        values={{ time: <FormattedTime value={savedAt} /> }}
      />
    );
  };
  return (
    <>
      {badge}
      {offline && (
        <Badge tone="warning">
          <FormattedMessage defaultMessage="Offline" description="Mark of an article that is written without a connection" />
        </Badge>
      )}
      <Text as="span" size="s" tone={error && !saving ? 'critical' : 'muted'} role="status">
        {words()}
      </Text>
    </>
  );
}
