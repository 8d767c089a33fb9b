import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as styles from './setup.css.ts';
import { useValueNames } from './use-value-names.ts';

type Change = Schemas['StudioChange'];

interface ChangeListProps {
  changes: readonly Change[];
  /** What stands beside a change. */
  beside?: (change: Change) => ReactNode;
}

/** Who changed menu, look or settings, when, and what from and to. */
export function ChangeList({ changes, beside }: ChangeListProps) {
  return (
    <ul role="list" className={styles.list}>
      {changes.map((change) => (
        <li key={change.version} className={styles.change}>
          <div className={styles.changeHead}>
            <span>
              <Text as="span" weight="medium">
                <FormattedDate value={change.saved_at} {...shortDateTime} />
              </Text>
              <Text size="s" tone="muted">
                {change.saved_by ? (
                  <bdi>{change.saved_by.name}</bdi>
                ) : (
                  <FormattedMessage
                    defaultMessage="Not in the studio"
                    description="In place of a person: what changed menu, look or settings"
                  />
                )}
              </Text>
            </span>
            {beside?.(change)}
          </div>
          <Values changes={change.changes} />
        </li>
      ))}
    </ul>
  );
}

function Values({ changes }: Pick<Change, 'changes'>) {
  const nameOf = useValueNames();
  const none = <FormattedMessage defaultMessage="nothing" description="In place of a value that was or is empty, in a history" />;
  return (
    <ul role="list" className={styles.values}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <Text as="span" size="s" tone="muted">
            <FormattedMessage
              defaultMessage="{name}: {before} → {after}"
              description="What a change has made of a value, in a history"
              values={{
                name: <bdi>{nameOf(path)}</bdi>,
                before: before === null ? none : <bdi>{before}</bdi>,
                after: after === null ? none : <bdi>{after}</bdi>,
              }}
            />
          </Text>
        </li>
      ))}
    </ul>
  );
}
