import { anImage } from '../factories/image.ts';
import { aPage } from '../factories/pages.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Answers one page under its id and 404 under any other. */
export const getPage = (page: Schemas['Page'] = aPage()) =>
  mock('getPage', ({ path }) => (path['id'] === page.id ? page : problem(404, 'not_found')));
export const getPageFails = failing('getPage', 404, 'not_found');

/** Reports to editors what of a page cannot be shown; nothing unless a story says otherwise. */
export const listModuleFaults = (faults: Schemas['ModuleFault'][] = []) => mock('listModuleFaults', () => faults);
export const listModuleFaultsFails = failing('listModuleFaults', 404, 'not_found');

/** Answers the preview of one page under its id, whatever the token says. */
export const getPreview = (page: Schemas['Page'] = aPage()) =>
  mock('getPreview', ({ path }) => (path['id'] === page.id ? page : problem(410, 'preview_link_invalid')));
export const getPreviewFails = failing('getPreview', 410, 'preview_link_invalid');

/** Answers every medium with one drawn picture. */
export const getMedia = () => mock('getMedia', async () => fetch(anImage().src));
export const getMediaFails = failing('getMedia', 404, 'not_found');
