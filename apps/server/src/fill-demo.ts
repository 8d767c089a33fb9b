import './compile-cache.ts';
import './resolve-drizzle.ts';

// Beside the server, which would keep for good what drawing the demo's pictures takes once (`fill-beside.ts`). It ends with the server that started it.
const end = () => process.exit(1);
process.once('disconnect', end);

// Imported late: what they import is found, and kept, by the lines above.
const { loadDemo } = await import('./demo-package.ts');
const { fillIfEmpty } = await import('./first-start.ts');
const { readConfig } = await import('./platform/config.ts');
const { openDatabase } = await import('./platform/db/database.ts');
const { createLog } = await import('./platform/http/logging.ts');
const { reportStartError } = await import('./platform/start-error.ts');

try {
  const config = readConfig();
  const log = createLog(config);
  const database = await openDatabase(config, log);
  try {
    await fillIfEmpty(config, database, log, async (options) => (await loadDemo(config))(options));
  } finally {
    await database.close();
  }
} catch (error) {
  reportStartError(error);
} finally {
  process.off('disconnect', end).disconnect();
}
