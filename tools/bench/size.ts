import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { cookieHeader, login } from '../server/index.ts';
import { withDemoServer, withPostgresServer } from './bench-server.ts';
import { indexed } from './indexed.ts';
import { type Measurement, percentile } from './measurement.ts';
import { growth } from './size.sql.ts';

const calls = 60;
const warmUp = 10;

/** What is asked for, differing from call to call, so that no answer is one that was kept. */
type Asked = Record<string, (call: number) => string>;

const searches: Asked = {
  'search, a name': (call) => `/search?q=${['jurgen', 'zoe', 'mehmet', 'chiara'][call % 4]}`,
  'search, rare words': (call) => `/search?q=${(call * 7919).toString(16).padStart(4, 'a')}`,
  'search, two letters': (call) => `/search?q=${['an', 'al', 'ch', 'bj'][call % 4]}`,
  'search, a word of texts': (call) => `/search?q=${['dienstrad', 'urlaubsanträge', 'brandschutz', 'hygiene', 'sommerfeste'][call % 5]}`,
  'search, words of 20,000 texts': (call) => `/search?q=${['haus+am+see', 'kurz+gesagt', 'see+haus', 'im+haus'][call % 4]}`,
  'search, a compound by its parts': (call) => `/search?q=${['antrag+auf+urlaub', 'fest+sommer', 'plan+hygiene'][call % 3]}`,
  'search, a slip of the keys': (call) => `/search?q=${['dienstrat', 'brandschuz', 'hygineplan', 'jurgem'][call % 4]}`,
  'suggestions, two letters': (call) => `/search/suggestions?query=${['ju', 'di', 'hy', 'so', 'me', 'ch'][call % 6]}`,
  'suggestions, three letters': (call) => `/search/suggestions?query=${['jur', 'die', 'hyg', 'som', 'meh', 'chi'][call % 6]}`,
};

const lists: Asked = {
  'comments, first page': () => '/comments?type=news&id=grown-1',
  'comments, last pages': (call) => `/comments?type=news&id=grown-1&page=${9000 - call}`,
  'comments, pages in the middle': (call) => `/comments?type=news&id=grown-1&page=${4500 + call}`,
  'comments, around one': (call) => `/comments?type=news&id=grown-1&around=grown-${1 + call * 700}`,
  'news, first pages': (call) => `/news?page=${1 + call}`,
  'news, page 900 and on': (call) => `/news?page=${900 + call}`,
  'news, last pages': (call) => `/news?page=${2000 - call}`,
  'news, most liked': (call) => `/news?page=${1 + call}&filters[sorting_order][]=most_liked`,
  'activities, first page': () => '/activities',
  'activities, last pages': (call) => `/activities?page=${250 - call}`,
  'mentions, a name': (call) => `/mention_suggestions?query=${['jurgen', 'zoe', 'mehmet', 'chiara'][call % 4]}`,
  'mentions, one letter': (call) => `/mention_suggestions?query=${'abcdefgh'[call % 8]}`,
};

/** How long each takes for one member, one call after the other. */
async function timesOf(url: string, asked: Asked, budget: number): Promise<Measurement[]> {
  const cookie = cookieHeader(await login(url));
  const measurements: Measurement[] = [];
  for (const [name, path] of Object.entries(asked)) {
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const start = performance.now();
      const response = await fetch(`${url}/api/v2${path(call)}`, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      if (call >= warmUp) times.push(performance.now() - start);
    }
    measurements.push(
      { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget },
    );
  }
  return measurements;
}

async function grow(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of growth) await client.query(statement);
    await indexed(client);
    await client.query('vacuum analyze search_documents');
    await client.query('vacuum analyze search_words');
  } finally {
    await client.end();
  }
}

/** How long every list takes for one member in a large group: PostgreSQL, one server process. */
export const measureSize = (): Promise<Measurement[]> =>
  withPostgresServer(async ({ url }, databaseUrl) => {
    await grow(databaseUrl);
    return [...(await timesOf(url, lists, 60)), ...(await timesOf(url, searches, 80))];
  });

async function growEmbedded(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'db'), { extensions: { pg_trgm } });
  for (const statement of growth) await database.exec(statement);
  await database.close();
}

/** What is noted last is read last; then everything else can be found. */
async function searchableToTheEnd(url: string): Promise<void> {
  const cookie = cookieHeader(await login(url));
  const asked = async () =>
    (await (await fetch(`${url}/api/v2/search?area=comments&q=Antwort+10000`, { headers: { cookie } })).json()) as { total: number };
  while ((await asked()).total === 0) await delay(5000);
}

/** The same of the search alone, on the embedded database. */
export const measureEmbeddedSearch = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    await searchableToTheEnd(url);
    return timesOf(url, searches, 250);
  }, growEmbedded);
