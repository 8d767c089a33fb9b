import { anImage } from '../factories/image.ts';
import { aPage } from '../factories/modules.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Answers one page under its id and 404 under any other. */
export const getPage = (page: Schemas['Page'] = aPage()) =>
  mock('getPage', ({ path }) => (path['id'] === page.id ? page : problem(404, 'not_found')));
export const getPageFails = failing('getPage', 404, 'not_found');

/** Answers every medium with one drawn picture. */
export const getMedia = () => mock('getMedia', async () => fetch(anImage().src));
export const getMediaFails = failing('getMedia', 404, 'not_found');
