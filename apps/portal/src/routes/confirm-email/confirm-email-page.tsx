import { Alert, Button } from '@foyer/ui';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import { LinkInvalid } from '../../host/mailed-links/link-invalid.tsx';
import { type LinkData, linkOf } from '../../host/mailed-links/link-state.ts';
import { EmailConfirmed } from './email-confirmed.tsx';
import { useConfirmEmail } from './use-confirm-email.ts';

/** Where the link of a mail to a new address leads. Nothing is confirmed before someone presses the button: mail scanners open links, too. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const { spent } = useLoaderData<LinkData>();
  const { outcome, pending, confirm } = useConfirmEmail(linkOf(search));
  const invalid = outcome.kind === 'invalid';
  if (outcome.kind !== 'done' && (invalid || spent)) return <LinkInvalid purpose="email" arrived={invalid} />;
  if (outcome.kind === 'done') return <EmailConfirmed />;
  return <Question error={outcome.kind === 'failed' ? outcome.error : undefined} pending={pending} onConfirm={confirm} />;
}

interface QuestionProps {
  error: unknown;
  pending: boolean;
  onConfirm: () => void;
}

function Question({ error, pending, onConfirm }: QuestionProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const portal = useShellData().settings.base_options.meta_title;
  const title = intl.formatMessage({
    defaultMessage: 'Confirm your new address',
    description: 'Page behind the mail to a new e-mail address',
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onConfirm();
  }
  return (
    <LoginFrame
      title={title}
      intro={
        <FormattedMessage
          defaultMessage="One more click and your {portal} account will use this e-mail address."
          description="Page behind the mail to a new e-mail address; portal is the name of the customer's portal"
          values={{ portal }}
        />
      }
    >
      <PageTitle>{title}</PageTitle>
      {error !== undefined && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      <form method="post" onSubmit={submit}>
        <Button type="submit" look="primary" width="full" pending={pending}>
          <FormattedMessage defaultMessage="Confirm address" description="Button behind the mail to a new e-mail address" />
        </Button>
      </form>
    </LoginFrame>
  );
}
