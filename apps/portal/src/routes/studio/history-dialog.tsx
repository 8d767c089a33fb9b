import { type Schemas, studioVersionsQuery, useApi } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Dialog, SkeletonText, Text } from '@foyer/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './article-editor.css.ts';
import type { Content } from './studio-content.ts';

interface HistoryDialogProps {
  id: string;
  /** The version that is written on. */
  present: number;
  open: boolean;
  onClose: () => void;
  /** Called with what a version said; the article becomes that, and is saved as usual. */
  onRestore: (content: Content) => void;
}

/** The versions of an article: who saved them and when, and the way back to one. */
export function HistoryDialog({ id, present, open, onClose, onRestore }: HistoryDialogProps) {
  const intl = useIntl();
  const api = useApi();
  const problemText = useProblemText();
  const { data: versions, error } = useQuery({ ...studioVersionsQuery(api, id), staleTime: 0 });
  const restore = useMutation({
    mutationFn: async (version: number) =>
      (await api.client.GET('/studio/articles/{id}/versions/{version}', { params: { path: { id, version } } })).data!.content,
    onSuccess: (content) => {
      onRestore(content);
      onClose();
    },
  });
  const failure = error ?? restore.error;
  return (
    <Dialog
      open={open}
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
            <VersionName version={version} />
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

const VersionName = ({ version: { saved_at, saved_by } }: { version: Schemas['StudioVersion'] }) => (
  <span>
    <FormattedDate value={saved_at} {...shortDateTime} />
    {saved_by && (
      <Text size="s" tone="muted">
        <bdi>{saved_by.name}</bdi>
      </Text>
    )}
  </span>
);
