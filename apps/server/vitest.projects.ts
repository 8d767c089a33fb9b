import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { postgresFault } from './test/databases.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const shared = {
  root,
  environment: 'node',
  include: ['{src,test}/**/*.test.ts'],
  // Each file has its own database: copying and opening one takes a moment on a busy machine.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} satisfies TestProjectInlineConfiguration['test'];

/** About the embedded database alone, whichever one the rest runs on. */
const embeddedOnly = ['src/db/embedded.test.ts', 'src/db/lock.test.ts', 'src/db/watchdog.test.ts'];

/** The server's tests, once on the embedded database and once on PostgreSQL. Where that cannot be reached, its half is skipped; under CI it fails. */
export async function serverProjects(): Promise<TestProjectInlineConfiguration[]> {
  const fault = await postgresFault();
  return [
    {
      test: { ...shared, name: 'server-embedded', exclude: ['test/setup/**'], globalSetup: ['test/setup/embedded.ts'] },
    },
    {
      test: {
        ...shared,
        name: 'server-postgres',
        ...(fault
          ? { include: ['test/setup/no-postgres.test.ts'] }
          : { exclude: ['test/setup/**', ...embeddedOnly], globalSetup: ['test/setup/postgres.ts'] }),
      },
    },
  ];
}
