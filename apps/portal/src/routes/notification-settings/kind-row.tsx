import type { Schemas } from '@foyer/api';
import { Alert, Card, Heading, Switch } from '@foyer/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { kindWords } from './kind-words.ts';
import * as styles from './notification-settings.css.ts';
import { useChangePreferences } from './use-preferences.ts';

/** One kind of notifications, and the three ways in which it may come. Each choice takes effect at once. */
export function KindRow({ channels }: { channels: Schemas['NotificationChannels'] }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { mutate, isPending, variables, error } = useChangePreferences();
  const shown = (isPending && variables.kinds?.[0]) || channels;
  const id = useId();
  const words = kindWords[channels.kind];
  const set = (change: Partial<Schemas['NotificationChannels']>) => mutate({ kinds: [{ ...channels, ...change }] });
  return (
    <Card as="li" padding="m">
      <div role="group" aria-labelledby={id} className={styles.intro}>
        <Heading level={2} size="card" id={id}>
          {words ? intl.formatMessage(words) : channels.kind}
        </Heading>
        <div className={styles.choices}>
          <Switch
            label={<FormattedMessage defaultMessage="In the portal" description="Way in which a kind of notifications comes" />}
            checked={shown.portal}
            pending={isPending && shown.portal !== channels.portal}
            onChange={(portal) => set({ portal })}
          />
          <Switch
            label={<FormattedMessage defaultMessage="Push message" description="Way in which a kind of notifications comes" />}
            checked={shown.push}
            pending={isPending && shown.push !== channels.push}
            onChange={(push) => set({ push })}
          />
          <Switch
            label={<FormattedMessage defaultMessage="Daily e-mail" description="Way in which a kind of notifications comes" />}
            checked={shown.mail === 'daily'}
            pending={isPending && shown.mail !== channels.mail}
            onChange={(daily) => set({ mail: daily ? 'daily' : 'off' })}
          />
        </div>
        {error && (
          <Alert tone="critical" role="alert">
            {problemText(error)}
          </Alert>
        )}
      </div>
    </Card>
  );
}
