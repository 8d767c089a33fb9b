import { Alert, Button, type ButtonProps, Icon, LogOutIcon } from '@foyer/ui';
import { useAtomValue } from 'jotai';
import { FormattedMessage } from 'react-intl';
import { sessionAtom } from '../../host/app/state.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useLogout } from './use-logout.ts';

/** Ends the session. Not there under single sign-on, which would only open it again (access §2). */
export function LogoutButton({ width = 'full' }: Pick<ButtonProps, 'width'>) {
  const logout = useLogout();
  const problemText = useProblemText();
  const session = useAtomValue(sessionAtom);
  if (session?.sso) return null;
  return (
    <>
      {logout.isError && (
        <Alert tone="critical" role="alert">
          {problemText(logout.error)}
        </Alert>
      )}
      <Button
        look="secondary"
        width={width}
        icon={<Icon icon={LogOutIcon} directional />}
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <FormattedMessage defaultMessage="Log out" description="Button that ends the session" />
      </Button>
    </>
  );
}
