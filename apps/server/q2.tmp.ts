import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { readConfig } from './src/platform/config.ts';
import { openDatabase } from './src/platform/db/database.ts';
import { createSearchEverywhere } from './src/features/search/search.everywhere.ts';
import { searchSources, contentTypes } from './src/features.ts';
const log = pino({ level: 'warn' });
const config = readConfig({ NODE_ENV: 'test', FOYER_DATA_DIR: '/tmp/s/search-demo', DATABASE_URL: process.argv[2] });
const { db, pool, close } = await openDatabase(config, log);
const settings = { of: async () => ({ baseOptions: { showUsersInOrder: false }, profileOptions: { extraFields: [], showEmail: true }, timeZone: 'Europe/Berlin' }) };
const sources = searchSources({ db, settings } as never, contentTypes);
const org = 'aurelia';
const me = (await pool.query("select id from users where username='member' and org_id=$1",[org])).rows[0].id;
const { everywhere } = createSearchEverywhere({ db, settings } as never, sources);
for (const line of readFileSync('/tmp/s/queries.txt', 'utf8').trim().split('\n')) {
  const locale = line.slice(0, line.indexOf(' '));
  for (const q of line.slice(line.indexOf(' ') + 1).split('|')) {
    const r = await everywhere(q, undefined, { me: { id: me, orgId: org, permissions: [] } as never, orgId: org, locale: locale as never, editor: false, page: { page: 1, limit: 1 } });
    console.log(`${locale} ${q} => ${r.groups.slice(0, 3).map((g) => `${g.area}(${g.total}): ${g.results[0]?.title.slice(0, 60)}`).join(' || ')} ${r.did_you_mean ? 'DYM ' + r.did_you_mean : ''}`);
  }
}
await close();
