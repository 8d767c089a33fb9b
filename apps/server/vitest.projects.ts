import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { postgresFault } from './test/databases.ts';
import { embeddedFiles } from './test/setup/embedded-files.ts';
import { filesWithoutDatabase } from './test/setup/without-database.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The server's tests, and those of the packages that use its database: the command line and the demo. */
const include = ['{src,test}/**/*.test.ts', '../cli/test/**/*.test.ts', '../../libs/demo/src/**/*.test.ts'];

const shared = {
  root,
  environment: 'node',
  // Each file opens a database and an application of its own; loading their code again for each would take longer than the tests.
  isolate: false,
  include,
  // Each file has its own database: copying and opening one takes a moment on a busy machine.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} satisfies TestProjectInlineConfiguration['test'];

/**
 * The server's tests on PostgreSQL; on the embedded database those that are tagged `// @embedded: why`, and those that need neither. Where PostgreSQL cannot
 * be reached, all of them run on the embedded one; under CI that fails.
 */
export async function serverProjects(): Promise<TestProjectInlineConfiguration[]> {
  const fault = await postgresFault();
  return [
    {
      test: {
        ...shared,
        name: 'server-embedded',
        include: fault ? include : embeddedFiles(root, include),
        exclude: ['test/setup/**'],
        globalSetup: ['test/setup/embedded.ts'],
      },
    },
    {
      test: {
        ...shared,
        name: 'server-postgres',
        ...(fault
          ? { include: ['test/setup/no-postgres.test.ts'] }
          : { exclude: ['test/setup/**', ...filesWithoutDatabase(root, include)], globalSetup: ['test/setup/postgres.ts'] }),
      },
    },
    {
      test: {
        ...shared,
        name: 'fuzz',
        include: ['test/fuzz/*.fuzz.ts'],
        globalSetup: [process.env['FUZZ_DATABASE'] === 'postgres' ? 'test/setup/postgres.ts' : 'test/setup/embedded.ts'],
      },
    },
  ];
}
