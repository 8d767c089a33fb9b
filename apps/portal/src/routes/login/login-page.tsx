import { Card, Heading, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../app/page-title.tsx';
import { useShellData } from '../../app/shell-data.ts';
import { LanguageLinks } from '../../shell/language-links.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { LoginForm } from './login-form.tsx';
import * as styles from './login-page.css.ts';

/** The login screen; the chrome is hidden here (access §2). */
export function LoginPage() {
  const intl = useIntl();
  const { settings } = useShellData();
  return (
    <div className={styles.page}>
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Log in', description: 'Title of the login page' })}</PageTitle>
      <main className={styles.main} tabIndex={-1}>
        <Wordmark name={settings.organisation.name} />
        <Card padding="l" className={styles.card}>
          <div className={styles.intro}>
            <Heading level={1}>
              <FormattedMessage defaultMessage="Welcome back" description="Heading of the login page" />
            </Heading>
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Log in to {portal} to see what moves your colleagues."
                description="Introduction of the login page; portal is the name of the customer's portal"
                values={{ portal: settings.base_options.meta_title }}
              />
            </Text>
          </div>
          <LoginForm identifier={settings.login_options.login_identifier} />
        </Card>
      </main>
      <footer className={styles.footer}>
        <LanguageLinks />
      </footer>
    </div>
  );
}
