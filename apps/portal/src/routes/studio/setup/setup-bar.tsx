import type { Schemas } from '@foyer/api';
import { Button, Cluster, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useOffline } from '../../../host/connection/connection.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { PresentEditors } from '../presence/present-editors.tsx';
import { useUnchangedReason } from '../use-unchanged-reason.ts';
import * as styles from './setup.css.ts';
import type { SetupDraft } from './use-setup-draft.ts';

interface SetupBarProps {
  part: Schemas['StudioPart'];
  draft: Pick<SetupDraft<object>, 'changed' | 'saving' | 'saved' | 'error' | 'save' | 'discard'>;
}

/** Whether what was changed is saved, and the buttons that save or discard it. */
export function SetupBar({ part, draft }: SetupBarProps) {
  const { changed, saving, saved, error } = draft;
  const unchanged = useUnchangedReason(changed);
  const offline = useOffline();
  const problemText = useProblemText();
  const words = () => {
    if (saving)
      return <FormattedMessage defaultMessage="Saving…" description="State of the menu, the look or the settings in the studio" />;
    if (offline && changed) {
      return (
        <FormattedMessage
          defaultMessage="You are offline. Your changes are kept on this device until you save them."
          description="State of the menu, the look or the settings in the studio"
        />
      );
    }
    if (error && changed) {
      return (
        <FormattedMessage
          defaultMessage="Not saved: {reason}"
          description="State of the menu, the look or the settings in the studio; reason is a sentence"
          values={{ reason: problemText(error) }}
        />
      );
    }
    if (changed)
      return <FormattedMessage defaultMessage="Not saved yet" description="State of the menu, the look or the settings in the studio" />;
    return saved && <FormattedMessage defaultMessage="Saved" description="State of the menu, the look or the settings in the studio" />;
  };
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <PresentEditors subject={part} id={null} />
        <Text as="span" size="s" tone={error && changed && !saving ? 'critical' : 'muted'} role="status">
          {words()}
        </Text>
      </div>
      <Cluster gap="s">
        {changed && (
          <Button look="secondary" aria-disabled={saving} onClick={saving ? undefined : draft.discard}>
            <FormattedMessage defaultMessage="Discard" description="Button below the menu, the look or the settings in the studio" />
          </Button>
        )}
        <Button pending={saving} disabledReason={unchanged} onClick={draft.save}>
          <FormattedMessage defaultMessage="Save" description="Button below the menu, the look or the settings in the studio" />
        </Button>
      </Cluster>
    </div>
  );
}
