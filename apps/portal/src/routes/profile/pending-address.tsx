import type { Schemas } from '@foyer/api';
import { Alert, Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** An address that waits for the link of its mail, and the way to leave everything as it is. */
export function PendingAddress({ profile, pending }: { profile: Schemas['Profile']; pending: string }) {
  const withdraw = useSaveProfile(profile.id);
  const problemText = useProblemText();
  const { email } = profile;
  return (
    <Alert
      tone={withdraw.isError ? 'critical' : 'info'}
      role={withdraw.isError ? 'alert' : undefined}
      title={<FormattedMessage defaultMessage="Your new address is not confirmed yet" description="On one's own profile" />}
      action={
        email && (
          <Button look="secondary" pending={withdraw.isPending} onClick={() => withdraw.mutate({ email })}>
            <FormattedMessage
              defaultMessage="Keep the current address"
              description="Button: withdraws a new address that is not confirmed"
            />
          </Button>
        )
      }
    >
      {withdraw.isError ? (
        problemText(withdraw.error)
      ) : (
        <FormattedMessage
          defaultMessage="We have sent an e-mail to {pending}. Open the link in it within 24 hours; until then, {email} remains your address."
          description="On one's own profile; both are e-mail addresses"
          values={{ pending: <bdi>{pending}</bdi>, email: <bdi>{email}</bdi> }}
        />
      )}
    </Alert>
  );
}
