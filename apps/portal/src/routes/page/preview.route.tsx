import { previewQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPreview } from './load-preview.ts';

export { PreviewPage as Component } from './preview-page.tsx';

/** A page as it stands, by a link. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPreview(args, (queries, api, id, token) => queries.ensureQueryData(previewQuery(api, id, token)));
