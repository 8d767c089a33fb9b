import { type MediaFiles, openFolderFiles } from '@foyer/media-files';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import { type AppOptions, buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase, type OpenOptions } from '../src/platform/db/database.ts';
import { createResponseCache, type LinkedResponseCache } from '../src/platform/http/response-cache.ts';
import { Browser } from './browser.ts';
import { checkAnswer } from './contract-check.ts';
import type { Who } from './fixture.ts';
import { copyTemplate, type TemplateCopy } from './template-copy.ts';

/** What a test may set. */
export interface TestServerOptions
  extends
    OpenOptions,
    Partial<Pick<AppOptions, 'features' | 'web' | 'specification' | 'settingsMaxAgeMs' | 'realtime' | 'reads' | 'runJobs'>> {
  /** Variables of the environment beyond the tests' own. */
  env?: Record<string, string>;
  log?: Logger;
  /** Puts something between the server and its PostgreSQL; gets and gives a `DATABASE_URL`. */
  reach?(url: string): Promise<string>;
}

/** The whole application on its own copy of the fixture. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Responses the server has kept for a second: a test that writes past the features forgets them. */
  responses: LinkedResponseCache;
  config: Config;
  /** The files of its data folder. */
  files: MediaFiles;
  /** Calls the application; answers of the API are checked against the contract. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** A browser in which no one is logged in. */
  guest(): Promise<Browser>;
  /** A browser in which a member is logged in. */
  login(who: Who): Promise<Browser>;
  close(): Promise<void>;
}

const silent = pino({ level: 'silent' });

/** Opens the copy and builds the application on it. What fails to build leaves nothing behind. */
async function open(copy: TemplateCopy, { env = {}, log = silent, reach, ...options }: TestServerOptions) {
  const url = copy.env.DATABASE_URL;
  const config = readConfig({ ...copy.env, DATABASE_URL: url && reach ? await reach(url) : url, ...env });
  const database = await openDatabase(config, log, options);
  try {
    // A test changes settings and goes on; it should not have to wait for the old ones to be forgotten.
    const responses = createResponseCache();
    const app = await buildApp({ settingsMaxAgeMs: 0, ...options, config, database, log, responses });
    await app.ready();
    return { app, database, config, responses };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Builds the application on a fresh copy of the fixture, on the database of the running vitest project. Close it after the tests. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const copy = await copyTemplate();
  const { app, database, config, responses } = await open(copy, options).catch(async (error: unknown) => {
    await copy.remove();
    throw error;
  });

  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const answer = await app.inject(request);
    if (!answer.headers['content-encoding']) checkAnswer(request.method?.toUpperCase() ?? 'GET', String(request.url), answer);
    return answer;
  };
  return {
    app,
    database,
    config,
    responses,
    files: openFolderFiles(config.dataDir),
    inject,
    guest: () => Browser.open(inject),
    login: async (who) => (await Browser.open(inject)).login(who),
    async close() {
      await app.close();
      await database.close();
      await copy.remove();
    },
  };
}
