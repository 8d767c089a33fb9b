import { cookieHeader, login } from '../server/index.ts';
import { withPostgresServer } from './bench-server.ts';
import { load } from './load.ts';
import type { Measurement } from './measurement.ts';

/** The dashboard as a whole document, rendered for a member: 8 connections, one server process, PostgreSQL. */
export const measureRendering = (): Promise<Measurement[]> =>
  withPostgresServer(async ({ url }) => {
    const cookie = cookieHeader(await login(url));
    const { rate, p50, p99 } = await load({ url: `${url}/de_DE`, cookie, connections: 8, seconds: 10 });
    return [
      { name: 'Dashboard rendered on the server', value: rate, unit: 'requests/s', budget: 150 },
      { name: 'Dashboard rendered on the server, p50', value: p50, unit: 'ms' },
      { name: 'Dashboard rendered on the server, p99', value: p99, unit: 'ms' },
    ];
  });
