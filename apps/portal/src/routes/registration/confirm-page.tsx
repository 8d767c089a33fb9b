import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import { LinkInvalid } from '../../host/mailed-links/link-invalid.tsx';
import type { LinkData } from '../../host/mailed-links/link-state.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { useConfirm } from './use-confirm.ts';

/** Where the link of the registration's mail leads. Nothing is confirmed before someone presses the button: mail scanners open links, too. */
export function ConfirmPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const link = { user_id: search.get('user_id') ?? '', hash: search.get('hash') ?? '' };
  const { outcome, pending, confirm } = useConfirm(link);
  const { spent } = useLoaderData<LinkData>();
  if (spent || outcome.kind === 'invalid') return <LinkInvalid purpose="registration" arrived={outcome.kind === 'invalid'} />;
  return (
    <LoginFrame>
      <PageTitle>
        {intl.formatMessage({
          defaultMessage: 'Confirm your address',
          description: 'Title of the page behind the link of the registration mail',
        })}
      </PageTitle>
      <ConfirmForm outcome={outcome} pending={pending} onConfirm={confirm} />
    </LoginFrame>
  );
}
