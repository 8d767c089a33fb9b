import { pageOf } from '../factories/news.ts';
import type { Schemas } from '../factories/overrides.ts';
import { webNews } from '../factories/webnews-module.ts';
import { failing, mock } from './mock.ts';

/** Answers real pages cut out of these news. */
export const listWebNews = (news: Schemas['WebNewsItem'][] = webNews(18)) =>
  mock('listWebNews', ({ query }) => pageOf(news, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)));
export const listWebNewsFails = failing('listWebNews');
