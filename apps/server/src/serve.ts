import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { announce } from './announce.ts';
import { buildApp, type Web } from './app.ts';
import { type Config, readConfig } from './platform/config.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { startCompanion } from './demo-companion.ts';
import { openFilled } from './fill-beside.ts';
import { holdsDemo } from './first-start.ts';
import { createLog } from './platform/http/logging.ts';
import { requireFreePort, toListenError } from './listen-error.ts';
import { reportStartError } from './platform/start-error.ts';
import { stopOnSignals } from './stop.ts';
import { warmUp } from './warm-up.ts';
import { warnOfLogins } from './warn-of-logins.ts';

/** The rooms that are not part of the API; without them the server has only that. */
export interface ServeOptions {
  /** Makes the portal. */
  web?: (config: Config) => Web;
  /** Whether an empty database is filled with the demo, where it may be. */
  demo?: boolean;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw toListenError(error, { host, port });
  });
}

async function run(config: Config, log: Logger, database: Database, { web }: ServeOptions): Promise<FastifyInstance> {
  const app = await buildApp({ config, database, log, web: web?.(config), runJobs: true });
  await warnOfLogins(database, log);
  if (web && !config.dev) await warmUp(app, config);
  // What starting took is never taken again.
  database.giveBackMemory();
  await listen(app, config);
  return app;
}

/** A fault no one caught leaves the process in an unknown state: it is logged, and the process ends. */
function endOnFault(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The server ends because of a fault');
    process.exit(1);
  });
}

async function start(config: Config, log: Logger, options: ServeOptions): Promise<void> {
  endOnFault(log);
  const stopper = stopOnSignals(log);
  await requireFreePort(config);
  const database = await (options.demo ? openFilled(config, log) : openDatabase(config, log));
  try {
    const app = await run(config, log, database, options);
    stopper.started({ app, database });
    const demo = await holdsDemo(database);
    if (demo && config.demoCompanion) await startCompanion(app, config, database, log);
    announce(app, config, { demo });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Runs the server until it is stopped. What its operator can mend is said in one clear message, and the process ends with code 1. */
export async function serve(options: ServeOptions): Promise<void> {
  try {
    const config = readConfig();
    await start(config, createLog(config), options);
  } catch (error) {
    reportStartError(error);
  }
}
