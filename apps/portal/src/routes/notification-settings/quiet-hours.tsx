import type { Schemas } from '@foyer/api';
import { Alert, Button, Switch, TextField } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './notification-settings.css.ts';
import { useChangePreferences } from './use-preferences.ts';

const usual = { from: '22:00', to: '06:30' };
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time of each day in which push messages wait. */
export function QuietHours({ quiet }: { quiet: Schemas['QuietHours'] | null }) {
  const problemText = useProblemText();
  const { mutate, isPending, error, variables } = useChangePreferences();
  const [{ from, to }, setTimes] = useState(quiet ?? usual);
  const on = isPending ? variables.quiet_hours !== null : quiet !== null;
  const save = () => mutate({ quiet_hours: { from, to, time_zone: ownZone() } });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Switch
        label={<FormattedMessage defaultMessage="Quiet hours" description="Switch of the notification settings" />}
        description={<FormattedMessage defaultMessage="Push messages wait until they end." description="Below the switch of quiet hours" />}
        checked={on}
        pending={isPending}
        onChange={(checked) => (checked ? save() : mutate({ quiet_hours: null }))}
      />
      {on && (
        <div className={styles.times}>
          <TextField
            type="time"
            label={<FormattedMessage defaultMessage="From" description="Beginning of quiet hours" />}
            value={from}
            onChange={(value) => setTimes({ from: value, to })}
          />
          <TextField
            type="time"
            label={<FormattedMessage defaultMessage="To" description="End of quiet hours" />}
            value={to}
            onChange={(value) => setTimes({ from, to: value })}
          />
          <Button type="submit" look="secondary" pending={isPending}>
            <FormattedMessage defaultMessage="Save" description="Button that saves quiet hours" />
          </Button>
        </div>
      )}
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
    </form>
  );
}
