import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { createLog } from './http/logging.ts';

const config = readConfig();
const log = createLog(config);
const database = await openDatabase(config, log);
const app = await buildApp({ config, database, log });
await app.listen({ port: config.port, host: config.host });
