import { pageQuery } from '@foyer/api';
import { queryClientOf } from '../../host/data/query-client.ts';
import type { Prefetch } from '../../host/links/use-prefetch.ts';

export const prefetchPage: Prefetch = (app, locale, { id }) => queryClientOf(app).prefetchQuery(pageQuery(app.api(locale), id!));
