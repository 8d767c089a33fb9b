import { useApi } from '@foyer/api';
import { mediumDetailsQuery } from '@foyer/api/uploads';
import { FileItem, SkeletonText, Text } from '@foyer/ui';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './versions.css.ts';

interface VersionMediaProps {
  before: readonly string[];
  after: readonly string[];
}

/** Which pictures or files were taken away and which have come since a version. */
export function VersionMedia({ before, after }: VersionMediaProps) {
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  if (removed.length + added.length === 0) {
    return <FormattedMessage defaultMessage="In another order" description="What became of pictures or files since a version" />;
  }
  return (
    <>
      {removed.length > 0 && (
        <MediaList
          ids={removed}
          title={
            <FormattedMessage defaultMessage="Removed:" description="Above pictures or files that a version had and that are gone now" />
          }
        />
      )}
      {added.length > 0 && (
        <MediaList
          ids={added}
          title={<FormattedMessage defaultMessage="Added:" description="Above pictures or files that have come since a version" />}
        />
      )}
    </>
  );
}

function MediaList({ ids, title }: { ids: readonly string[]; title: ReactNode }) {
  const api = useApi();
  const found = useQueries({ queries: ids.map((id) => ({ ...mediumDetailsQuery(api, id), retry: false })) });
  return (
    <div>
      <Text size="s" tone="muted">
        {title}
      </Text>
      <ul role="list" className={styles.media}>
        {ids.map((id, index) => {
          const medium = found[index]?.data?.medium;
          const gone = <FormattedMessage defaultMessage="A file that is gone" description="In place of a file that a version had" />;
          return (
            <li key={id}>
              {medium ? (
                <FileItem name={medium.name} picture={medium.image?.variants[0]?.src} />
              ) : found[index]?.isError ? (
                <Text as="span">{gone}</Text>
              ) : (
                <SkeletonText lines={1} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
