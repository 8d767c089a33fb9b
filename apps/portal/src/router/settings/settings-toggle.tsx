import type { Schemas } from '@foyer/api';
import { Switch } from '@foyer/ui';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { SettingsEntryIcon } from './settings-icon.tsx';
import { useToggle } from './use-toggle.ts';

/** A toggle of the settings. Turning it on asks for consent first where it is needed and not given (access §4). */
export function SettingsToggle({ entry }: { entry: Schemas['SettingsMenuEntry'] }) {
  const problemText = useProblemText();
  const { shown, pending, error, asking, turn, consent, dismiss } = useToggle(entry);
  return (
    <>
      <Switch
        icon={<SettingsEntryIcon name={entry.icon} />}
        label={entry.title}
        description={entry.description}
        checked={shown}
        pending={pending}
        error={!asking && error && problemText(error)}
        onChange={turn}
      />
      <ConsentDialog
        open={asking}
        subject={entry.title}
        pending={pending}
        error={error && problemText(error)}
        onConfirm={consent}
        onClose={dismiss}
      />
    </>
  );
}
