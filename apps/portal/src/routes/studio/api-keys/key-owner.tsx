import type { Schemas } from '@foyer/api';
import { Cluster, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { PersonName } from '../../../host/people/person-name.tsx';

/** Whose an API key is, and for whom it acts. */
export const KeyOwner = ({ entry: { kind, owner } }: { entry: Schemas['ApiKey'] }) => (
  <Cluster gap="s">
    <Text size="s" tone="muted">
      {kind === 'personal' ? (
        <FormattedMessage defaultMessage="Own key of:" description="Before the name of the member whose API key it is" />
      ) : (
        <FormattedMessage defaultMessage="Acts as:" description="Before the name of the account that an API key of the customer acts for" />
      )}
    </Text>
    <PersonName person={owner} />
  </Cluster>
);
