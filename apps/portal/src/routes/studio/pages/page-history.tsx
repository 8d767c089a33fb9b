import { useApi } from '@foyer/api';
import { studioPageVersionsQuery } from '@foyer/api/studio';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { VersionsDialog } from '../versions-dialog.tsx';
import type { PageContent } from './page-content.ts';

interface PageHistoryProps {
  id: string;
  onClose: () => void;
  onRestore: (content: PageContent) => void;
}

/** What was published and discarded of a page, and the way back to it. */
export function PageHistory({ id, ...rest }: PageHistoryProps) {
  const api = useApi();
  const { data: versions, error } = useQuery({ ...studioPageVersionsQuery(api, id), staleTime: 0 });
  const read = async (version: number) =>
    (await api.client.GET('/studio/pages/{id}/versions/{version}', { params: { path: { id, version } } })).data!.content;
  return (
    <VersionsDialog
      {...{ versions, error, read }}
      kindOf={({ kind }) =>
        kind === 'discarded' ? (
          <FormattedMessage defaultMessage="Discarded" description="What a version of a page is" />
        ) : (
          <FormattedMessage defaultMessage="Published" description="What a version of a page is" />
        )
      }
      {...rest}
    />
  );
}
