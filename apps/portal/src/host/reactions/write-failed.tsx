import { ApiError } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { safeRedirectPath } from '../links/redirects.ts';
import { useLocale } from '../language/use-locale.ts';
import { useProblemText } from '../errors/use-problem-text.ts';

/** Why a comment was not stored, and the way on where the session has ended. What was typed stays in its field. */
export function WriteFailed({ error }: { error: Error }) {
  const problemText = useProblemText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const sessionEnded = error instanceof ApiError && error.status === 401;
  const back = encodeURIComponent(`${safeRedirectPath(pathname)}#comments`);
  return (
    <Alert
      tone="critical"
      role="alert"
      action={
        sessionEnded && (
          <LinkButton look="secondary" href={localePath(locale, `${paths.login}?redirect=${back}`)}>
            <FormattedMessage defaultMessage="Log in again" description="Link in the error of a comment written after the session ended" />
          </LinkButton>
        )
      }
    >
      {sessionEnded ? (
        <FormattedMessage
          defaultMessage="Your session has ended. Your text has been kept: log in again to send it."
          description="Error of a comment written after the session ended"
        />
      ) : (
        problemText(error)
      )}
    </Alert>
  );
}
