import { type Schemas, useApi } from '@foyer/api';
import { Divider, LinkButton, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './social-entries.css.ts';
import { serviceName, socialPath } from './social-path.ts';

/** See `SocialEntries`. */
export interface SocialEntriesProps {
  entries: readonly Schemas['SocialLogin'][];
  /** The path of the portal, without its language, to go to afterwards. */
  redirect?: string;
  /** They are below another way in. */
  divided?: boolean;
}

/** The ways in through other services (access §2), each by its name alone; each leaves the portal. */
export function SocialEntries({ entries, redirect = '/', divided = false }: SocialEntriesProps) {
  const intl = useIntl();
  const { locale } = useApi();
  if (entries.length === 0) return null;
  return (
    <>
      {divided ? (
        <Divider>
          <FormattedMessage defaultMessage="or continue with" description="Between a form and the names of other services" />
        </Divider>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="Continue with" description="Above the names of other services" />
        </Text>
      )}
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.network} className={styles.entry}>
            <LinkButton
              look="secondary"
              width="full"
              href={socialPath(entry, locale, redirect)}
              rel="external"
              aria-label={intl.formatMessage(
                { defaultMessage: 'Continue with {service}', description: 'Entry to another service' },
                { service: serviceName(entry) },
              )}
            >
              {serviceName(entry)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
