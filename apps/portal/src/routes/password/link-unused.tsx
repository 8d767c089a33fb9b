import { useApi } from '@foyer/api';
import { Alert, Button } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';

/** For members who have opened the link of a mail: it needs no one signed in, and they may not know their current password. */
export function LinkUnused() {
  const api = useApi();
  const problemText = useProblemText();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const logOut = async () => {
    setPending(true);
    try {
      const { forgetMember } = await import('../../host/session/forget-member.ts');
      await api.client.GET('/auth/logout');
      await forgetMember();
      location.reload();
    } catch (failure) {
      setError(failure);
      setPending(false);
    }
  };
  return (
    <Alert
      tone={error ? 'critical' : 'info'}
      role={error ? 'alert' : undefined}
      action={
        <Button look="secondary" pending={pending} onClick={() => void logOut()}>
          <FormattedMessage defaultMessage="Log out and use the link" description="Button on the page for a new password" />
        </Button>
      }
    >
      {error ? (
        problemText(error)
      ) : (
        <FormattedMessage
          defaultMessage="You are logged in. If you do not know your current password, use the link in the e-mail instead."
          description="Page for a new password, opened by the link of a mail although a member is signed in"
        />
      )}
    </Alert>
  );
}
