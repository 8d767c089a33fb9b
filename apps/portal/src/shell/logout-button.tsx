import { Alert, Button, Icon, LogOutIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../app/use-problem-text.ts';
import { useLogout } from './use-logout.ts';

/** Ends the session. */
export function LogoutButton() {
  const logout = useLogout();
  const problemText = useProblemText();
  return (
    <>
      {logout.isError && (
        <Alert tone="critical" role="alert">
          {problemText(logout.error)}
        </Alert>
      )}
      <Button
        look="secondary"
        width="full"
        icon={<Icon icon={LogOutIcon} directional />}
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <FormattedMessage defaultMessage="Log out" description="Button that ends the session" />
      </Button>
    </>
  );
}
