import { type Schemas, useApi } from '@foyer/api';
import { studioPageVersionsQuery } from '@foyer/api/studio';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Dialog, SkeletonText, Text } from '@foyer/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import * as styles from '../article-editor.css.ts';
import type { PageContent } from './page-content.ts';

interface PageHistoryProps {
  id: string;
  onClose: () => void;
  /** Called with what a version was; the working copy becomes that, and is saved as usual. */
  onRestore: (content: PageContent) => void;
}

/** What was published and discarded of a page, and the way back to it. */
export function PageHistory({ id, onClose, onRestore }: PageHistoryProps) {
  const intl = useIntl();
  const api = useApi();
  const problemText = useProblemText();
  const { data: versions, error } = useQuery({ ...studioPageVersionsQuery(api, id), staleTime: 0 });
  const restore = useMutation({
    mutationFn: async (version: number) =>
      (await api.client.GET('/studio/pages/{id}/versions/{version}', { params: { path: { id, version } } })).data!.content,
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
      title={<FormattedMessage defaultMessage="Versions" description="Title of the dialog of a page’s versions" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of a page’s versions' })}
    >
      {failure && (
        <Alert tone="critical" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      {!versions && !failure && <SkeletonText lines={4} />}
      {versions?.length === 0 && (
        <Text>
          <FormattedMessage defaultMessage="There are no earlier versions yet." description="Dialog of a page’s versions" />
        </Text>
      )}
      <ul className={styles.rivals}>
        {versions?.map((version) => (
          <li key={version.version} className={styles.version}>
            <VersionName version={version} />
            <Button
              look="secondary"
              pending={restore.isPending && restore.variables === version.version}
              onClick={() => restore.mutate(version.version)}
            >
              <FormattedMessage defaultMessage="Restore this version" description="Button in the dialog of a page’s versions" />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const VersionName = ({ version: { kind, saved_at, saved_by } }: { version: Schemas['StudioPageVersion'] }) => (
  <span>
    {kind === 'discarded' ? (
      <FormattedMessage defaultMessage="Discarded" description="What a version of a page is" />
    ) : (
      <FormattedMessage defaultMessage="Published" description="What a version of a page is" />
    )}
    {saved_at && (
      <Text size="s">
        <FormattedDate value={saved_at} {...shortDateTime} />
      </Text>
    )}
    {saved_by && (
      <Text size="s" tone="muted">
        <bdi>{saved_by.name}</bdi>
      </Text>
    )}
  </span>
);
