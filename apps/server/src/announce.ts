import type { FastifyInstance } from 'fastify';
import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

/** The demo's logins, as people type them. */
export interface DemoLogins {
  usernames: readonly string[];
  password: string;
}

const everywhere = new Set(['0.0.0.0', '::']);

const networkAddresses = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

/** Says on the terminal where the portal is and, for the demo, how to log in. */
export function announce(app: FastifyInstance, config: Config, demo: DemoLogins | undefined): void {
  const { port } = app.server.address() as AddressInfo;
  const here = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  const lines = [`Foyer is ready: ${here}`];
  if (everywhere.has(config.host)) lines.push(`In this network: ${networkAddresses(port).join('  ')}`);
  if (demo) lines.push(`Log in as ${demo.usernames.join(', ')} with the password ${demo.password}`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
