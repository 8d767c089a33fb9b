import { useApi } from '@foyer/api';
import { localePath } from '@foyer/links';
import { Alert, Button, LinkButton, Spinner } from '@foyer/ui';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useCall } from '../../host/overlays/use-call.ts';
import { logOut } from '../../host/session/log-out.ts';
import * as styles from '../../host/session/session.css.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';

/** What the page is shown from. */
export interface LogoutData {
  /** The member comes from the portal or typed the address. Another site's page may lead here as well: then they are asked first. */
  meant: boolean;
}

/** Logs out at once where the member meant it, otherwise at their word; what fails can be repeated. */
export function LogoutPage() {
  const intl = useIntl();
  const api = useApi();
  const problemText = useProblemText();
  const { meant } = useLoaderData<LogoutData>();
  const { pending, error, run } = useCall();
  const leave = () => void run(() => logOut(api));
  const begin = useEffectEvent(leave);
  useEffect(() => {
    if (meant) begin();
  }, [meant]);
  const title = intl.formatMessage({ defaultMessage: 'Log out', description: 'Heading of the page that ends the session' });
  const asks = !meant || error !== undefined;
  return (
    <LoginFrame
      title={title}
      intro={
        !meant && (
          <FormattedMessage
            defaultMessage="You came here from another website. Do you want to log out?"
            description="Page that ends the session, reached from elsewhere"
          />
        )
      }
    >
      <PageTitle>{title}</PageTitle>
      <div className={styles.form}>
        {error !== undefined && (
          <Alert tone="critical" role="alert">
            {problemText(error)}
          </Alert>
        )}
        {asks ? (
          <>
            <Button look="primary" width="full" pending={pending} onClick={leave}>
              {title}
            </Button>
            <LinkButton look="secondary" width="full" href={localePath(api.locale)}>
              <FormattedMessage
                defaultMessage="Stay logged in"
                description="Link of the page that ends the session: back to the home page"
              />
            </LinkButton>
          </>
        ) : (
          <Spinner label={intl.formatMessage({ defaultMessage: 'Logging out', description: 'Heard while the session is ended' })} />
        )}
      </div>
    </LoginFrame>
  );
}
