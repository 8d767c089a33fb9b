import { cookieHeader, login } from '../server/index.ts';
import { withPostgresServer } from './bench-server.ts';
import { load } from './load.ts';
import type { Measurement } from './measurement.ts';

/** The address of the comments on the article that has the most. */
async function commentsOf(url: string, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/news?limit=1&filters[sorting_order][]=most_commented`, {
    headers: { cookie },
  });
  const { results } = (await response.json()) as { results: { id: string }[] };
  return `/comments?type=news&id=${results[0]!.id}`;
}

/** The API's data: 32 connections, one server process, PostgreSQL. The dashboard is kept for all; the others are read for each member and call. */
export const measureApi = (): Promise<Measurement[]> =>
  withPostgresServer(async ({ url }) => {
    const cookie = cookieHeader(await login(url));
    const paths = { 'pages/dashboard': '/pages/dashboard', comments: await commentsOf(url, cookie), activities: '/activities' };
    const budgets = { 'pages/dashboard': 1500, comments: 1000, activities: 1000 };
    const measurements: Measurement[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const { rate, p50, p99 } = await load({ url: `${url}/api/v2${path}`, cookie, connections: 32, seconds: 10 });
      measurements.push(
        { name: `GET ${name}, 32 connections`, value: rate, unit: 'requests/s', budget: budgets[name as keyof typeof budgets] },
        { name: `GET ${name}, p50`, value: p50, unit: 'ms' },
        { name: `GET ${name}, p99`, value: p99, unit: 'ms', budget: 60 },
      );
    }
    return measurements;
  });
