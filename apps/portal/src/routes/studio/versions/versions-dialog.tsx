import { Alert, Dialog, SkeletonText, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import type { PartChange } from './part-change.ts';
import { type ContentQuery, type Version, VersionRow } from './version-row.tsx';
import * as styles from './versions.css.ts';

interface VersionsDialogProps<Kept extends Version, Content> {
  versions: readonly Kept[] | undefined;
  error: Error | null;
  /** The version that is written on, where it is one of them. */
  present?: number;
  /** What happened to it, above its moment. */
  kindOf?: (version: Kept) => ReactNode;
  queryOf: (version: number) => ContentQuery<Content>;
  /** What has become of what a version said. */
  changesSince: (content: Content) => PartChange[];
  onClose: () => void;
  /** Called with what a version said; what is written becomes that, and is saved as usual. */
  onRestore: (content: Content) => void;
}

/** The versions of an article or a page: who saved them and when, what has changed since, and the way back to one. */
export function VersionsDialog<Kept extends Version, Content>(props: VersionsDialogProps<Kept, Content>) {
  const { versions, error, present, kindOf, queryOf, changesSince, onClose, onRestore } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={<FormattedMessage defaultMessage="Versions" description="Title of the dialog of an article’s versions" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of an article’s versions' })}
    >
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {!versions && !error && <SkeletonText lines={4} />}
      {versions?.length === 0 && (
        <Text>
          <FormattedMessage defaultMessage="There are no earlier versions yet." description="Dialog of an article’s versions" />
        </Text>
      )}
      <ul role="list" className={styles.list}>
        {versions?.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            kind={kindOf?.(version)}
            current={version.version === present}
            query={queryOf(version.version)}
            changesSince={changesSince}
            onRestore={(content) => {
              onRestore(content);
              onClose();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}
