import { apiKeysQuery, useApi } from '@foyer/api';
import { Alert, Button, Container, EmptyState, Heading, Link, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeysList } from '../../host/api-keys/keys-list.tsx';
import { NewKeyDialog } from '../../host/api-keys/new-key-dialog.tsx';
import { TokenDialog } from '../../host/api-keys/token-dialog.tsx';
import { PageTitle } from '../../host/app/page-title.tsx';
import * as styles from './api-keys-page.css.ts';
import { useOwnKeys } from './use-own-keys.ts';

/** The keys with which programs use the portal in the member's name. */
export function ApiKeysPage() {
  const intl = useIntl();
  const { data } = useSuspenseQuery(apiKeysQuery(useApi()));
  const { create, remove } = useOwnKeys();
  const [adding, setAdding] = useState(false);
  const title = intl.formatMessage({ defaultMessage: 'API keys', description: 'Title of the page about the member’s API keys' });
  const close = () => {
    create.reset();
    setAdding(false);
  };
  const add = (
    <Button onClick={() => setAdding(true)}>
      <FormattedMessage defaultMessage="Create a key" description="Button of the page about API keys" />
    </Button>
  );
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {data.allowed && data.results.length > 0 && add}
        </div>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="With a key, a program uses the portal in your name. <link>What programs can do</link>"
            description="Above the member’s API keys"
            values={{ link: (words) => <Link href="/api/docs">{words}</Link> }}
          />
        </Text>
        {!data.allowed && (
          <Alert tone="info">
            <FormattedMessage
              defaultMessage="Keys of your own are switched off here. Your administrators can allow them."
              description="On the page about the member’s API keys"
            />
          </Alert>
        )}
        {data.results.length > 0 && <KeysList keys={data.results} remove={remove} />}
        {data.allowed && data.results.length === 0 && (
          <EmptyState title={<FormattedMessage defaultMessage="No key yet" description="On the page about API keys" />} action={add}>
            <FormattedMessage
              defaultMessage="A key lets a calendar, a script or another program read and write for you."
              description="On the page about API keys, without any"
            />
          </EmptyState>
        )}
      </Stack>
      {adding && !create.data && (
        <NewKeyDialog scopes={data.scopes} passwordNeeded={data.password_needed} create={create} onClose={close} />
      )}
      {create.data && <TokenDialog token={create.data.token} onClose={close} />}
    </Container>
  );
}
