import type { ApiError, Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, SkeletonText, Text } from '@foyer/ui';
import { type queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import type { PartChange } from './part-change.ts';
import { VersionChanges } from './version-changes.tsx';
import * as styles from './versions.css.ts';

/** A version of an article or a page. */
export interface Version {
  version: number;
  saved_at: string | null;
  saved_by: Pick<NonNullable<Schemas['StudioVersion']['saved_by']>, 'name'> | null;
}

/** How to read what a version said. */
export type ContentQuery<Content> = ReturnType<typeof queryOptions<{ version: number; content: Content }, ApiError>>;

interface VersionRowProps<Content> {
  version: Version;
  /** What happened to it, above its moment. */
  kind: ReactNode;
  /** It is what is written on. */
  current: boolean;
  query: ContentQuery<Content>;
  changesSince: (content: Content) => PartChange[];
  onRestore: (content: Content) => void;
}

/** One version: who saved it and when, what has changed since, and the way back to it. */
export function VersionRow<Content>({ version, kind, current, query, changesSince, onRestore }: VersionRowProps<Content>) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const id = useId();
  const problemText = useProblemText();
  const { data, error } = useQuery({ ...query, staleTime: Infinity, enabled: open || restoring, retry: false });
  const restore = async () => {
    setRestoring(true);
    const read = await queries.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null);
    setRestoring(false);
    if (read) onRestore(read.content);
  };
  const [nameId, compareId, restoreId, changesId] = [`${id}name`, `${id}compare`, `${id}restore`, `${id}changes`];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <VersionName id={nameId} version={version} kind={kind} />
        {current ? (
          <Text as="span" size="s" tone="muted">
            <FormattedMessage defaultMessage="Current version" description="Mark in the dialog of an article’s versions" />
          </Text>
        ) : (
          <div className={styles.buttons}>
            <Button
              id={compareId}
              look="quiet"
              aria-labelledby={`${compareId} ${nameId}`}
              aria-expanded={open}
              aria-controls={open ? changesId : undefined}
              onClick={() => setOpen(!open)}
            >
              <FormattedMessage defaultMessage="Compare" description="Button at a version: shows what has changed since" />
            </Button>
            <Button
              id={restoreId}
              look="secondary"
              aria-labelledby={`${restoreId} ${nameId}`}
              pending={restoring}
              onClick={() => void restore()}
            >
              <FormattedMessage defaultMessage="Restore this version" description="Button in the dialog of an article’s versions" />
            </Button>
          </div>
        )}
      </div>
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {open && !error && (
        <div id={changesId} className={styles.compared}>
          {data ? <VersionChanges changes={changesSince(data.content)} /> : <SkeletonText lines={3} />}
        </div>
      )}
    </li>
  );
}

interface VersionNameProps {
  id: string;
  version: Version;
  kind: ReactNode;
}

const VersionName = ({ id, version: { saved_at, saved_by }, kind }: VersionNameProps) => {
  const moment = saved_at && <FormattedDate value={saved_at} {...shortDateTime} />;
  return (
    <span id={id}>
      {kind ?? moment}
      {kind && moment && <Text size="s">{moment}</Text>}
      {saved_by && (
        <Text size="s" tone="muted">
          <bdi>{saved_by.name}</bdi>
        </Text>
      )}
    </span>
  );
};
