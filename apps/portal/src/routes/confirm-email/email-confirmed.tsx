import { localePath } from '@foyer/i18n';
import { Heading, LinkButton, Text } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from '../../host/mailed-links/mailed-link.css.ts';

/** After a new address was confirmed; takes the focus. */
export function EmailConfirmed() {
  const intl = useIntl();
  const locale = useLocale();
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = intl.formatMessage({ defaultMessage: 'Your new address counts', description: 'After a new e-mail address was confirmed' });
  return (
    <div className={styles.part}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.intro}>
        <Heading level={1} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Mails come here from now on. Where you log in with your address, take the new one."
            description="After a new e-mail address was confirmed"
          />
        </Text>
      </div>
      {user ? (
        <LinkButton look="primary" width="full" href={localePath(locale, `/profile/${encodeURIComponent(user.user_id)}`)}>
          <FormattedMessage defaultMessage="Open my profile" description="Behind the mail to a new e-mail address" />
        </LinkButton>
      ) : (
        <LinkButton look="primary" width="full" href={localePath(locale, '/login')}>
          <FormattedMessage defaultMessage="Log in" description="Behind the mail to a new e-mail address" />
        </LinkButton>
      )}
    </div>
  );
}
