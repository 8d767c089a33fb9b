import type { Schemas } from '../factories/overrides.ts';
import { someNumbers } from '../factories/studio-numbers.ts';
import { failing, mock } from './mock.ts';

export const getStudioArticleNumbers = (numbers: Schemas['StudioArticleNumbers'] = someNumbers()) =>
  mock('getStudioArticleNumbers', () => numbers);
export const getStudioArticleNumbersFails = failing('getStudioArticleNumbers');
