import { articleQuery } from '@foyer/api';
import { queryClientOf } from '../../host/data/query-client.ts';
import type { Prefetch } from '../../host/links/use-prefetch.ts';
import { loadNewsList } from './load-news-list.ts';

export const prefetchNewsList: Prefetch = (app, locale) => loadNewsList(queryClientOf(app), app.api(locale));

export const prefetchArticle: Prefetch = (app, locale, { id }) => queryClientOf(app).prefetchQuery(articleQuery(app.api(locale), id!));
