import type { Schemas } from '@foyer/api';
import { RelativeTime, ShortDate } from '@foyer/i18n';
import { Badge, Button, Card, Cluster, Heading, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import * as styles from './api-keys.css.ts';
import { knownScopes, scopeWords } from './scope-words.ts';

interface KeyCardProps {
  entry: Schemas['ApiKey'];
  /** Whose it is, where keys of several stand side by side. */
  owner?: ReactNode;
  onRevoke: () => void;
}

/** An API key: what it is for, what it may do, when it was used, and the way to revoke it. */
export function KeyCard({
  entry: { id, name, hint, scopes, expired, created_at, expires_at, last_used_at },
  owner,
  onRevoke,
}: KeyCardProps) {
  const intl = useIntl();
  const beginning = `${hint}…`;
  return (
    <Card as="li" padding="m">
      <article className={styles.card}>
        <div className={styles.words}>
          <Cluster gap="s">
            <Heading level={2} size="card" id={`key-${id}`}>
              <bdi>{name}</bdi>
            </Heading>
            {expired && (
              <Badge tone="warning">
                <FormattedMessage defaultMessage="Expired" description="State of an API key" />
              </Badge>
            )}
          </Cluster>
          {owner}
          <Text size="s">
            <FormattedList type="unit" value={knownScopes(scopes).map((scope) => intl.formatMessage(scopeWords[scope]))} />
          </Text>
          <Text size="s" tone="muted">
            <bdi dir="ltr">{beginning}</bdi>
          </Text>
          <Text size="s" tone="muted">
            {last_used_at === null ? (
              <FormattedMessage
                defaultMessage="Created {when}, not used yet"
                description="An API key; when is such as 5 minutes ago"
                values={{ when: <RelativeTime value={created_at} /> }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="Last used {when}"
                description="An API key; when is such as 5 minutes ago"
                values={{ when: <RelativeTime value={last_used_at} /> }}
              />
            )}
          </Text>
          {!expired && (
            <Text size="s" tone="muted">
              <FormattedMessage
                defaultMessage="Valid until {day}"
                description="An API key; day is such as 27 Feb 2027"
                values={{ day: <ShortDate value={expires_at} /> }}
              />
            </Text>
          )}
        </div>
        <Button look="secondary" aria-describedby={`key-${id}`} onClick={onRevoke}>
          <FormattedMessage defaultMessage="Revoke" description="Button at an API key" />
        </Button>
      </article>
    </Card>
  );
}
