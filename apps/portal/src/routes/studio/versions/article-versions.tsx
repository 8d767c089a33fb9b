import { type Schemas, studioVersionsQuery, useApi } from '@foyer/api';
import { studioVersionQuery } from '@foyer/api/studio';
import { useQuery } from '@tanstack/react-query';
import type { Content } from '../studio-content.ts';
import { useArticleChanges } from './use-article-changes.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface ArticleVersionsProps {
  id: string;
  /** What is written now, and the version it is written on. */
  content: Content;
  present: number;
  options: Schemas['StudioOptions'];
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  onClose: () => void;
  onRestore: (content: Content) => void;
}

/** What was saved of an article, and the way back to it. */
export function ArticleVersions({ id, content, options, languages, ...rest }: ArticleVersionsProps) {
  const api = useApi();
  const { data: versions, error } = useQuery({ ...studioVersionsQuery(api, id), staleTime: 0 });
  const changesBetween = useArticleChanges(languages, options);
  return (
    <VersionsDialog
      {...{ versions, error }}
      queryOf={(version) => studioVersionQuery(api, id, version)}
      changesSince={(before) => changesBetween(before, content)}
      {...rest}
    />
  );
}
