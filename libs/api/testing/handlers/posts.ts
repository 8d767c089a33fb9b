import { pageOf } from '../factories/news.ts';
import type { Schemas } from '../factories/overrides.ts';
import { posts } from '../factories/stream-widget-module.ts';
import { failing, mock } from './mock.ts';

/** Answers real pages cut out of these posts, whatever group they are asked of. */
export const listPosts = (written: Schemas['Post'][] = posts(8)) =>
  mock('listPosts', ({ query }) => pageOf(written, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)));
/** By default the reader may not read the group. */
export const listPostsFails = failing('listPosts', 404, 'not_found');
