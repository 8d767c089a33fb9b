import type { FastifyInstance } from 'fastify';
import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { demoLogins } from './first-start.ts';

const everywhere = new Set(['0.0.0.0', '::']);

const networkAddresses = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

/** Says on the terminal where the portal is and, for the demo, how to log in. */
export function announce(app: FastifyInstance, config: Config, { demo }: { demo: boolean }): void {
  const { port } = app.server.address() as AddressInfo;
  const here = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  const lines = [`Foyer is ready: ${here}`];
  if (everywhere.has(config.host)) lines.push(`In this network: ${networkAddresses(port).join('  ')}`);
  if (demo) lines.push(`Log in as ${demoLogins.usernames.join(', ')} with the password ${demoLogins.password}`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
