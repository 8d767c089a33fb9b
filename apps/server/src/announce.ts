import type { FastifyInstance } from 'fastify';
import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import type { Config } from './platform/config.ts';
import { demoLogins } from './demo-package.ts';

const everywhere = new Set(['0.0.0.0', '::']);

const networkAddresses = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

/** The demo's second customer has a name of its own; browsers look for names that end in `.localhost` on this machine. */
const secondCustomer = (here: string): string => here.replace(/\/\/[^/:]+/, '//bergsee.localhost');

/** Says on the terminal where the portal is and, for the demo, how to log in. */
export function announce(app: FastifyInstance, config: Config, { demo }: { demo: boolean }): void {
  const { port } = app.server.address() as AddressInfo;
  const here = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  const lines = [`Foyer is ready: ${here}`];
  if (everywhere.has(config.host)) lines.push(`In this network: ${networkAddresses(port).join('  ')}`);
  if (demo) lines.push(`Log in as ${demoLogins.usernames.join(', ')} with the password ${demoLogins.password}`);
  if (demo) lines.push(`Another customer: ${secondCustomer(here)}, with addresses such as ${demoLogins.usernames[0]}@bergsee.example`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
