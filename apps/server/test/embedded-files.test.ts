import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedFiles, embeddedReason, taggedFiles } from './setup/embedded-files.ts';
import { filesWithoutDatabase } from './setup/without-database.ts';

const server = join(import.meta.dirname, '..');
const include = ['{src,test}/**/*.test.ts', '../cli/test/**/*.test.ts', '../../libs/demo/src/**/*.test.ts'];
const read = (file: string) => readFileSync(join(server, file), 'utf8');
const tagged = new Set(taggedFiles(server, include));

it('a file is tagged by its first line, with the reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tagged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'test'));
  const use = "import './databases.ts';\n";
  const files = {
    'databases.ts': '',
    'kills.test.ts': `// @embedded: kills the server\n${use}`,
    'late.test.ts': `${use}// @embedded: too late\n`,
    'bare.test.ts': `// @embedded\n${use}`,
    'rules.test.ts': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'test', name), text);
  expect(embeddedFiles(folder, ['test/*.test.ts'])).toEqual(['test/kills.test.ts', 'test/rules.test.ts']);
});

/** What differs between the two kinds of database: opening, closing, losing and locking one, processes, the command line. */
const differs =
  /\b(?:startProcess|serve-each|lockDataFolder|openDatabase|emptyDatabase\(\{|fillWithDemo|createTcpProxy|freeSpace|stopInOrder)\b|\.mode [!=]== /;

it('what treats the database in a way of its own is tagged', () => {
  const without = new Set([...filesWithoutDatabase(server, include), 'test/embedded-files.test.ts']);
  const due = globSync(include, { cwd: server })
    .filter((file) => !without.has(file))
    .filter((file) => /^(?:src\/platform\/db|\.\.\/cli\/test)\//.test(file) || (file.startsWith('test/') && differs.test(read(file))));
  expect(due.length).toBeGreaterThan(10);
  expect(due.filter((file) => !tagged.has(file))).toEqual([]);
});

/** Locks, and functions of the database that the query builder does not know. */
const ownSql = /\.for\('(?:update|share)'|skip ?locked|\bpg_\w+\(|\bfold\(\$/i;

it('each area whose SQL locks, or calls functions of the database itself, has a tagged test', () => {
  const areas = globSync('src/{features,platform,shared}/**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts') && ownSql.test(read(file)))
    .map((file) => dirname(file).split('/')[2]!);
  expect(areas).toEqual(expect.arrayContaining(['jobs', 'reactions', 'search']));
  // Named by the path of a test, or by its reason: what is shared is tested by the features that use it.
  const named = [...tagged].map((file) => `${file} ${embeddedReason(read(file))}`);
  expect([...new Set(areas)].filter((area) => !named.some((name) => name.includes(area)))).toEqual([]);
});
