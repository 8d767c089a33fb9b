import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesWithoutDatabase } from './setup/without-database.ts';

const server = join(import.meta.dirname, '..');

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-which-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const files = {
  'test/databases.ts': '',
  'test/copy.ts': "export const folder = inject('template').folder;",
  'test/harness.ts': "import { folder } from './copy.ts';",
  'test/again.ts': "export * from './harness.ts';",
  'test/tools.ts': "import { same } from './circle.ts';",
  'test/circle.ts': "import './tools.ts';",
  'test/one.ts': "import './other.ts';\nimport './harness.ts';",
  'test/other.ts': "import './one.ts';",
  'src/rules.ts': '',
  'src/posts/posts.test-helpers.ts': "import { testServer } from '../../test/harness.ts';",
};

describe('a test file runs on both databases', () => {
  it.each([
    ['that asks for the template', "const { database } = inject('template');"],
    ['that imports the harness', "import { testServer } from '../test/harness.ts';"],
    ['whose import has several lines', "import {\n  testServer,\n  other,\n} from '../test/harness.ts';"],
    ['that imports it for its effect', "import '../test/harness.ts';"],
    ['that imports it later', "const { testServer } = await import('../test/harness.ts');"],
    ['that gets it from a file that hands it on', 'import { testServer } from "../test/again.ts";'],
    ['that gets it from helpers beside the code', "import { server } from './posts/posts.test-helpers.ts';"],
    ['that gets it round a circle', "import './rules.ts';\nimport '../test/one.ts';\nimport '../test/other.ts';"],
    ['that gets it round a circle from its far side', "import '../test/other.ts';"],
    ['of another package', "import { emptyDatabase } from '@foyer/server/testing';"],
    ['that makes databases', "import { createDatabase } from '../test/databases.ts';"],
  ])('%s', (_, text) => {
    expect(filesWithoutDatabase(folderOf({ ...files, 'src/seed.test.ts': text }))).toEqual([]);
  });
});

it.each([
  ['of rules', "import { may } from './rules.ts';"],
  ['whose helpers import each other', "import { same } from '../test/tools.ts';"],
])('one %s runs once', (_, text) => {
  expect(filesWithoutDatabase(folderOf({ ...files, 'src/seed.test.ts': text }))).toEqual(['src/seed.test.ts']);
});

it('of the real ones, none that runs once speaks of what leads to the database', () => {
  const once = filesWithoutDatabase(server);
  expect(once).toEqual(expect.arrayContaining(['src/platform/db/embedded.test.ts', 'src/features/posts/posts.policy.test.ts']));
  const ways = /\b(?:testServer|openCopy|copyTemplate|emptyDatabase|createDatabase)\b/;
  expect(once.filter((file) => ways.test(readFileSync(join(server, file), 'utf8')))).toEqual([]);
});
