import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Dialog, SkeletonText, Text } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './article-editor.css.ts';

interface Version {
  version: number;
  saved_at: string | null;
  saved_by: Pick<NonNullable<Schemas['StudioVersion']['saved_by']>, 'name'> | null;
}

interface VersionsDialogProps<Kept extends Version, Content> {
  versions: readonly Kept[] | undefined;
  error: Error | null;
  /** The version that is written on, where it is one of them. */
  present?: number;
  /** What happened to it, above its moment. */
  kindOf?: (version: Kept) => ReactNode;
  read: (version: number) => Promise<Content>;
  onClose: () => void;
  /** Called with what a version said; what is written becomes that, and is saved as usual. */
  onRestore: (content: Content) => void;
}

/** The versions of an article or a page: who saved them and when, and the way back to one. */
export function VersionsDialog<Kept extends Version, Content>(props: VersionsDialogProps<Kept, Content>) {
  const { versions, error, present, kindOf, read, onClose, onRestore } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const restore = useMutation({
    mutationFn: read,
    onSuccess: (content) => {
      onRestore(content);
      onClose();
    },
  });
  const failure = error ?? restore.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Versions" description="Title of the dialog of an article’s versions" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of an article’s versions' })}
    >
      {failure && (
        <Alert tone="critical" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      {!versions && !failure && <SkeletonText lines={4} />}
      {versions?.length === 0 && (
        <Text>
          <FormattedMessage defaultMessage="There are no earlier versions yet." description="Dialog of an article’s versions" />
        </Text>
      )}
      <ul className={styles.rivals}>
        {versions?.map((version) => (
          <li key={version.version} className={styles.version}>
            <VersionName version={version} kind={kindOf?.(version)} />
            {version.version === present ? (
              <Text as="span" size="s" tone="muted">
                <FormattedMessage defaultMessage="Current version" description="Mark in the dialog of an article’s versions" />
              </Text>
            ) : (
              <Button
                look="secondary"
                pending={restore.isPending && restore.variables === version.version}
                onClick={() => restore.mutate(version.version)}
              >
                <FormattedMessage defaultMessage="Restore this version" description="Button in the dialog of an article’s versions" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const VersionName = ({ version: { saved_at, saved_by }, kind }: { version: Version; kind: ReactNode }) => {
  const moment = saved_at && <FormattedDate value={saved_at} {...shortDateTime} />;
  return (
    <span>
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
