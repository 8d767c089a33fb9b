import { sessionsQuery, useApi } from '@foyer/api';
import { Alert, Button, Container, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { EndOthers } from './end-others.tsx';
import { SessionCard } from './session-card.tsx';
import * as styles from './sessions-page.css.ts';

/** Where the member is signed in, and the way to sign those devices out. */
export function SessionsPage() {
  const intl = useIntl();
  const { data: sessions } = useSuspenseQuery(sessionsQuery(useApi()));
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const title = intl.formatMessage({ defaultMessage: 'Logged-in devices', description: 'Title of the page about the sessions' });
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <div className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="Log out devices you no longer use or do not recognise. If one of them is not yours, change your password too."
              description="Introduction of the page about the sessions"
            />
          </Text>
          <div role="status">
            {done && (
              <Alert tone="positive">
                <FormattedMessage defaultMessage="That device has been logged out." description="After devices were signed out" />
              </Alert>
            )}
          </div>
        </div>
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionCard key={session.id} session={session} onEnded={() => setDone(true)} />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <div>
            <Button look="secondary" onClick={() => setAsking(true)}>
              <FormattedMessage defaultMessage="Log out everywhere else" description="Button that ends all other sessions" />
            </Button>
          </div>
        ) : (
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="You are not logged in anywhere else."
              description="On the page about the sessions, with one session only"
            />
          </Text>
        )}
      </Stack>
      <EndOthers open={asking} count={sessions.length - 1} onClose={() => setAsking(false)} onEnded={() => setDone(true)} />
    </Container>
  );
}
