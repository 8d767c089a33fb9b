import { articlePreviewQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPreview } from './load-preview.ts';

export { ArticlePreviewPage as Component } from './article-preview-page.tsx';

/** An article as it stands, by a link. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPreview(args, (queries, api, id, token) => queries.ensureQueryData(articlePreviewQuery(api, id, token)));
