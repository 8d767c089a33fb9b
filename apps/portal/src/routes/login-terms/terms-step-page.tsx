import { localePath, paths } from '@foyer/links';
import { useAtomValue } from 'jotai';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData } from '../../host/app/shell-data.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { useEnter } from '../../host/session/use-enter.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { TermsForm } from '../../host/session/terms-form.tsx';
import { LoginFrame } from '../../host/guests/login-frame.tsx';

/** The step between password and portal for who has not agreed to the terms in force (access §4). */
export function TermsStepPage() {
  const intl = useIntl();
  const locale = useLocale();
  const enter = useEnter();
  const { settings } = useShellData();
  const session = useAtomValue(sessionAtom);
  return (
    <LoginFrame
      title={<FormattedMessage defaultMessage="One more step" description="Heading of the terms step" />}
      intro={
        <FormattedMessage
          defaultMessage="Please agree to the terms of {portal} before you continue."
          description="Introduction of the terms step; portal is the name of the customer's portal"
          values={{ portal: settings.base_options.meta_title }}
        />
      }
    >
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Terms', description: 'Title of the terms step' })}</PageTitle>
      <TermsForm
        userId={session?.terms_user_id ?? ''}
        version={session?.terms_version ?? ''}
        onAccepted={enter}
        onDecline={() => location.assign(localePath(locale, paths.login))}
      />
    </LoginFrame>
  );
}
