import { profileQuery } from '@foyer/api';
import { queryClientOf } from '../../host/data/query-client.ts';
import type { Prefetch } from '../../host/links/use-prefetch.ts';

export const prefetchProfile: Prefetch = (app, locale, { id }) => queryClientOf(app).prefetchQuery(profileQuery(app.api(locale), id!));
