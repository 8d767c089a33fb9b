import { cookieHeader, login } from '../server/index.ts';
import { withPostgresServer } from './bench-server.ts';
import { load } from './load.ts';
import type { Measurement } from './measurement.ts';

/** The dashboard's data: 32 connections, one server process, PostgreSQL. */
export const measureApi = (): Promise<Measurement[]> =>
  withPostgresServer(async ({ url }) => {
    const cookie = cookieHeader(await login(url));
    const { rate, p50, p99 } = await load({ url: `${url}/api/v2/pages/dashboard`, cookie, connections: 32, seconds: 10 });
    return [
      { name: 'GET pages/dashboard, 32 connections', value: rate, unit: 'requests/s', budget: 1500 },
      { name: 'GET pages/dashboard, p50', value: p50, unit: 'ms' },
      { name: 'GET pages/dashboard, p99', value: p99, unit: 'ms', budget: 60 },
    ];
  });
