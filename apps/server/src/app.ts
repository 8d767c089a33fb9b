import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Specification } from '@foyer/contract';
import { linkCaches } from '@foyer/notify-channel';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import { constants } from 'node:zlib';
import type { Config } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import type { Database } from './platform/db/database.ts';
import { createLimiter } from './shared/throttle/limiter.ts';
import { createFeatures, type Features } from './features.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { LeaseOptions } from './platform/jobs/jobs.repository.ts';
import { addMail } from './platform/mail/mail.ts';
import { openFiles } from './platform/storage/open-files.ts';
import { type CorsOptions, registerCors } from './platform/http/cors.ts';
import { createResolveCaller, type ResolveCaller } from './platform/http/caller.ts';
import { type ContractOptions, mountContract } from './platform/http/contract.ts';
import { registerDocs } from './platform/http/docs.ts';
import { errorHandler, frameworkErrorHandler, notFoundHandler, registerAddress } from './platform/http/errors.ts';
import { registerHealth } from './platform/http/health.ts';
import { requireHost } from './platform/http/hosts.ts';
import { createLog, registerRequestId, RequestLog } from './platform/http/logging.ts';
import { routableUrl } from './platform/http/malformed-paths.ts';
import { createOrgs } from './platform/orgs/orgs.ts';
import { encodeOnce } from './platform/http/encode-once.ts';
import { parseQuery } from './platform/http/query.ts';
import { createResponseCache, type LinkedResponseCache } from './platform/http/response-cache.ts';
import { createReadRates, createWriteRates, type ReadRates } from './platform/http/rates.ts';
import { dataPolicy, registerSecurity } from './platform/http/security.ts';
import { registerSockets, type SocketOptions, wantsSocket } from './platform/http/sockets.ts';
import { registerTakenAnswers } from './platform/http/taken-answers.ts';
import { registerTraffic } from './platform/http/traffic.ts';
import { registerUnreadBodies } from './platform/http/unread-bodies.ts';
import { registerUpgrades } from './platform/http/upgrades.ts';
import type { RealtimeLimits } from './platform/realtime/limits.ts';
import { openChannel } from './platform/realtime/open-channel.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { createSettingsReader } from './platform/settings/settings-reader.ts';
import { bundledSpecification } from './platform/http/specification.ts';

/** What the server-rendered portal is given. */
export interface WebOptions {
  context: Context;
  resolveCaller: ResolveCaller;
}

/** Mounts the server-rendered portal: its files, its pages, and the answer to every path that is no one else's. */
export type Web = (app: FastifyInstance, options: WebOptions) => Promise<void>;

/** What the application is built from; the last six are for tests. */
export interface AppOptions {
  config: Config;
  database: Database;
  log?: FastifyBaseLogger;
  web?: Web;
  /** Does the background work as long as the application runs. Left out by tests, which run what is due when they want it. */
  runJobs?: boolean;
  /** How jobs are leased. */
  jobs?: Partial<LeaseOptions>;
  features?: (context: Context) => Features | Promise<Features>;
  specification?: Specification;
  /** How old read settings may be, in milliseconds; a second unless given. */
  settingsMaxAgeMs?: number;
  realtime?: Partial<RealtimeLimits>;
  /** A cache that the test can empty. */
  responses?: LinkedResponseCache;
  reads?: ReadRates;
}

const realtimePath = '/api/v2/realtime';

const bodyLimit = 100 * 1024;

/** A request that is not complete by then is given up: slow senders must not hold connections. */
const requestTimeoutMs = 60_000;

/** Lists shrink to a fifth; a higher quality would cost more time than it saves on the wire. */
const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    // From a pool of random bytes: asking the system for nine each time was a twentieth of a document's time.
    genReqId: () => nanoid(12),
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: { shouldUpgradeCallback: wantsSocket },
    routerOptions: { querystringParser: parseQuery },
    rewriteUrl: routableUrl,
    frameworkErrors: frameworkErrorHandler,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
}

/** Mounts the contract and its pages below `/api`. */
async function registerApi(
  app: FastifyInstance,
  contract: ContractOptions,
  { cors, ...sockets }: Pick<SocketOptions, 'upgrades' | 'sayGoodbye'> & { cors: CorsOptions },
): Promise<void> {
  app.setNotFoundHandler(notFoundHandler);
  await app.register(registerDocs, { prefix: '/docs', specification: contract.specification });
  await app.register(
    async (v2) => {
      registerCors(v2, cors);
      registerTakenAnswers(v2);
      encodeOnce(v2);
      await v2.register(compress, compression);
      v2.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', dataPolicy));
      await registerSockets(v2, { ...sockets, path: realtimePath, shared: contract.context.config.dev });
      await mountContract(v2, contract);
    },
    { prefix: '/v2' },
  );
}

async function assemble(app: FastifyInstance, log: FastifyBaseLogger, options: AppOptions): Promise<void> {
  const { config, database, web, features = createFeatures, specification = bundledSpecification() } = options;
  const { reads = createReadRates(config.writeRate) } = options;
  const { db, pool } = database;
  const files = await openFiles(config);
  app.addHook('onClose', async () => files.close());
  const jobs = createJobs({ db, log, storage: database }, options.jobs);
  const channel = await openChannel(config, db, log);
  app.addHook('onClose', async () => channel?.close());
  const realtime = createRealtime({ channel, db, jobs, log }, options.realtime);
  app.addHook('onClose', async () => realtime.close());
  const responses = options.responses ?? createResponseCache();
  if (channel) {
    const link = linkCaches({ channel, cache: responses, log });
    app.addHook('onReady', async () => channel.tried);
    app.addHook('onClose', async () => link.close());
  }
  const context: Context = {
    config,
    db,
    pool,
    log,
    files,
    storage: database,
    settings: createSettingsReader(db, options.settingsMaxAgeMs),
    responses,
    realtime: realtime.hub,
    jobs,
  };
  app.addHook('onClose', async () => jobs.stop());
  const { handlers: ofFeatures, sessions, embeds } = await features(context);
  const handlers = { ...ofFeatures, ...realtime.handlers };
  addMail(context);
  if (options.runJobs) jobs.start();
  const orgs = createOrgs(context);
  const resolveCaller = createResolveCaller(orgs, sessions, context.settings);

  registerTraffic(app);
  registerUnreadBodies(app);
  registerAddress(app);
  const upgrades = registerUpgrades(app, realtime.limits.unfinished);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler);
  registerRequestId(app);
  await registerSecurity(app, config);
  requireHost(app);
  await app.register(cookie);
  registerHealth(app, database);
  const sockets = { openRealtime: realtime.serve(sessions) };
  const rates = createWriteRates((limit) => createLimiter(pool, limit), config.writeRate);
  const contract: ContractOptions = { context, handlers, sockets, sessions, embeds, rates, reads, resolveCaller, specification };
  await app.register(
    async (api) => registerApi(api, contract, { upgrades, sayGoodbye: realtime.sayGoodbye, cors: { config, orgs, gate: embeds } }),
    { prefix: '/api' },
  );
  if (web) await app.register(async (scope) => web(scope, { context, resolveCaller }));
  else app.setNotFoundHandler(notFoundHandler);
}

/** Builds the whole application on an open database. Does not listen; closing it leaves the database open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log = createLog(config) } = options;
  const app = createServer(config, log);
  try {
    await assemble(app, log, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
