import { type Schemas, useApi } from '@foyer/api';
import { studioApiKeysQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Button, Container, EmptyState, Heading, Link, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeysList } from '../../../host/api-keys/keys-list.tsx';
import { NewKeyDialog } from '../../../host/api-keys/new-key-dialog.tsx';
import { TokenDialog } from '../../../host/api-keys/token-dialog.tsx';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useUser } from '../../../host/app/shell-data.ts';
import * as page from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { AccountField } from './account-field.tsx';
import { KeyOwner } from './key-owner.tsx';
import { useCustomerKeys } from './use-customer-keys.ts';

const ownerOf = (key: Schemas['ApiKey']) => <KeyOwner entry={key} />;

/** All keys with which programs call the API, and new ones for systems of the customer. */
export function StudioApiKeysPage() {
  const intl = useIntl();
  const self = useUser()?.user_id ?? '';
  const { data } = useSuspenseQuery(studioApiKeysQuery(useApi()));
  const [adding, setAdding] = useState(false);
  const [userId, setUserId] = useState(self);
  const { create, remove } = useCustomerKeys(userId);
  const title = intl.formatMessage({ defaultMessage: 'API keys', description: 'Title of the page of the studio about API keys' });
  const close = () => {
    create.reset();
    setAdding(false);
    setUserId(self);
  };
  const add = (
    <Button onClick={() => setAdding(true)}>
      <FormattedMessage defaultMessage="Create a key" description="Button of the page of the studio about API keys" />
    </Button>
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioApiKeys} />
        <div className={page.head}>
          <Heading level={1}>{title}</Heading>
          {data.results.length > 0 && add}
        </div>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="With a key, another system such as payroll or an intranet uses the portal’s API. Keys of members stand here as well. <link>About the API</link>"
            description="Above the API keys in the studio"
            values={{ link: (words) => <Link href="/api/docs">{words}</Link> }}
          />
        </Text>
        {data.results.length > 0 ? (
          <KeysList keys={data.results} owner={ownerOf} remove={remove} />
        ) : (
          <EmptyState
            title={<FormattedMessage defaultMessage="No key yet" description="On the page of the studio about API keys" />}
            action={add}
          >
            <FormattedMessage
              defaultMessage="Create one for each system, so that each can be revoked by itself."
              description="On the page of the studio about API keys, without any"
            />
          </EmptyState>
        )}
      </Stack>
      {adding && !create.data && (
        <NewKeyDialog
          scopes={data.scopes}
          passwordNeeded={data.password_needed}
          create={create}
          account={{ dirty: userId !== self, field: (error) => <AccountField id={userId} error={error} onChange={setUserId} /> }}
          onClose={close}
        />
      )}
      {create.data && <TokenDialog token={create.data.token} onClose={close} />}
    </Container>
  );
}
