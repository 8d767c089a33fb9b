import { settingsFaultsQuery, useApi } from '@foyer/api';
import { Alert, Container } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import * as styles from './settings.css.ts';

/** Shows superadmins which stored settings could not be used; nothing where all is well or no one can say. */
export function SettingsFaults() {
  const { data: faults = [] } = useQuery(settingsFaultsQuery(useApi()));
  if (faults.length === 0) return null;
  return (
    <Container>
      <Alert
        tone="warning"
        title={
          <FormattedMessage
            defaultMessage="{count, plural, one {A portal setting is invalid} other {# portal settings are invalid}}"
            description="Title of the banner that superadmins see"
            values={{ count: faults.length }}
          />
        }
      >
        <p>
          <FormattedMessage
            defaultMessage="Their defaults apply until they are corrected. Only superadmins see this."
            description="Text of the banner that superadmins see, above the list of settings"
          />
        </p>
        <ul className={styles.faults} lang="en" dir="ltr">
          {faults.map(({ path, message }, index) => (
            <li key={index}>
              {path && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      </Alert>
    </Container>
  );
}
