import { SkeletonText, Text } from '@foyer/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadChunk } from '../../../host/app/chunk.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import type { PartChange } from './part-change.ts';
import { VersionMedia } from './version-media.tsx';
import * as styles from './versions.css.ts';

const VersionWords = lazy(() => loadChunk(() => import('./version-words.tsx')));

/** What has changed since a version, part by part. */
export function VersionChanges({ changes }: { changes: readonly PartChange[] }) {
  if (changes.length === 0) {
    return (
      <Text size="s" tone="muted">
        <FormattedMessage defaultMessage="This version says what is written now." description="Below a version that does not differ" />
      </Text>
    );
  }
  return (
    <>
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="What became of it since: <removed>removed</removed> and <added>added</added>"
          description="Above what has changed since a version; explains how removed and added words look"
          values={{
            removed: (words) => <del className={styles.removed}>{words}</del>,
            added: (words) => <ins className={styles.added}>{words}</ins>,
          }}
        />
      </Text>
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.key} className={styles.change}>
            <dt className={styles.name}>{change.name}</dt>
            <dd className={styles.value}>
              <Change change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Change({ change }: { change: PartChange }) {
  const locale = useLocale();
  if (change.kind === 'media') return <VersionMedia before={change.before} after={change.after} />;
  if (change.kind === 'other') return <FormattedMessage defaultMessage="Changed" description="A part that has changed since a version" />;
  return (
    <Suspense fallback={<SkeletonText lines={1} />}>
      <VersionWords before={change.before} after={change.after} locale={change.locale ?? locale} />
    </Suspense>
  );
}
