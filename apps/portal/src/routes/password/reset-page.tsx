import { localePath, paths } from '@foyer/links';
import { Link } from '@foyer/ui';
import { useAtomValue } from 'jotai';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData, useUser } from '../../host/app/shell-data.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from '../../host/guests/login-frame.css.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import { LinkInvalid } from '../../host/mailed-links/link-invalid.tsx';
import { type LinkData, linkOf } from '../../host/mailed-links/link-state.ts';
import { LinkUnused } from './link-unused.tsx';
import { NoPassword } from './no-password.tsx';
import { PasswordSet } from './password-set.tsx';
import { ResetForm } from './reset-form.tsx';
import { useReset } from './use-reset.ts';

/** Sets a new password: guests by the link of their mail, members by the current one; the chrome is hidden here (access §2). */
export function ResetPage() {
  const intl = useIntl();
  const locale = useLocale();
  const portal = useShellData().settings.base_options.meta_title;
  const mode = useUser() ? 'change' : 'reset';
  const [search] = useSearchParams();
  const link = linkOf(search);
  const { spent } = useLoaderData<LinkData>();
  const { outcome, pending, reset } = useReset();
  const session = useAtomValue(sessionAtom);
  if (outcome.kind === 'done') return <PasswordSet session={outcome.session} />;
  if (mode === 'change' && !session?.has_password) return <NoPassword />;
  if (outcome.kind === 'invalid' || (mode === 'reset' && spent))
    return <LinkInvalid purpose="reset" arrived={outcome.kind === 'invalid'} />;
  return (
    <LoginFrame
      title={
        mode === 'change' ? (
          <FormattedMessage defaultMessage="Change password" description="Heading of the page for a new password, for members" />
        ) : (
          <FormattedMessage defaultMessage="Choose a new password" description="Heading of the page behind the link of the mail" />
        )
      }
      intro={
        <FormattedMessage
          defaultMessage="You will stay logged in to {portal} here and be logged out everywhere else."
          description="Introduction of the page for a new password; portal is the name of the customer's portal"
          values={{ portal }}
        />
      }
    >
      <PageTitle>{intl.formatMessage({ defaultMessage: 'New password', description: 'Title of the page for a new password' })}</PageTitle>
      {mode === 'change' && link && <LinkUnused />}
      <ResetForm
        mode={mode}
        outcome={outcome}
        pending={pending}
        onSubmit={(body) => reset(mode === 'change' ? body : { ...body, ...link })}
      />
      <Link look="standalone" className={styles.link} href={localePath(locale, mode === 'change' ? '/' : paths.login)}>
        {mode === 'change' ? (
          <FormattedMessage defaultMessage="Back to the portal" description="Link below the form for a new password, for members" />
        ) : (
          <FormattedMessage defaultMessage="Back to login" description="Link below the forms for forgotten passwords" />
        )}
      </Link>
    </LoginFrame>
  );
}
