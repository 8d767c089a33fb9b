import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp, type Web } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { fillIfEmpty } from './first-start.ts';
import { createLog } from './http/logging.ts';
import { announce } from './announce.ts';
import { StartError } from './start-error.ts';
import { requireFreePort, toListenError } from './listen-error.ts';
import { type Stopper, stopOnSignals } from './stop.ts';

interface ServeOptions {
  /** Makes the portal; without it the server has only its API. */
  web?: (config: Config) => Web;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw toListenError(error, { host, port });
  });
}

async function start(config: Config, log: Logger, { web }: ServeOptions): Promise<void> {
  const stopper = stopOnSignals(log);
  await requireFreePort(config);
  const database = await openDatabase(config, log);
  try {
    await run(config, log, database, web?.(config), stopper);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function run(config: Config, log: Logger, database: Database, web: Web | undefined, stopper: Stopper): Promise<void> {
  const demo = await fillIfEmpty(config, database, log);
  const app = await buildApp({ config, database, log, web });
  await listen(app, config);
  stopper.started({ app, database });
  announce(app, config, demo);
}

/** Runs the server until it is told to stop. What its operator can mend is said in one clear message, and the process ends with code 1. */
export async function serve(options: ServeOptions): Promise<void> {
  try {
    const config = readConfig();
    await start(config, createLog(config), options);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
