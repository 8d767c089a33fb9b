import type { Schemas } from '../factories/overrides.ts';
import { someNumbers } from '../factories/studio-numbers.ts';
import { mock } from './mock.ts';

export const getStudioArticleNumbers = (numbers: Schemas['StudioArticleNumbers'] = someNumbers()) =>
  mock('getStudioArticleNumbers', () => numbers);

export const exportStudioArticleNumbers = () =>
  mock('exportStudioArticleNumbers', () => new Response('Hotel;Geöffnet\r\n', { headers: { 'content-type': 'text/csv' } }));
