import { useApi } from '@foyer/api';
import { studioPageVersionQuery, studioPageVersionsQuery } from '@foyer/api/studio';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import type { PageContent } from './page-content.ts';
import { usePageChanges } from './use-page-changes.ts';

interface PageVersionsProps {
  id: string;
  /** What is written now. */
  content: PageContent;
  onClose: () => void;
  onRestore: (content: PageContent) => void;
}

/** What was published and discarded of a page, and the way back to it. */
export function PageVersions({ id, content, ...rest }: PageVersionsProps) {
  const api = useApi();
  const { data: versions, error } = useQuery({ ...studioPageVersionsQuery(api, id), staleTime: 0 });
  const changesBetween = usePageChanges();
  return (
    <VersionsDialog
      {...{ versions, error }}
      queryOf={(version) => studioPageVersionQuery(api, id, version)}
      changesSince={(before) => changesBetween(before, content)}
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
