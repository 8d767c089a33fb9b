import { testServer, type TestServer, type TestServerOptions } from '../../../test/harness.ts';
import { createFeatures } from '../../features.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forgetUnused } from './search.forget.ts';

/** A server whose index is kept up to date when the test says so. */
export async function searchServer(
  options: TestServerOptions = {},
): Promise<TestServer & { index(): Promise<void>; forgetWords(): Promise<void> }> {
  let jobs: Jobs | undefined;
  const server = await testServer({
    ...options,
    features: (context) => {
      jobs = context.jobs;
      return createFeatures(context);
    },
  });
  return {
    ...server,
    async index() {
      await jobs?.runDue();
    },
    forgetWords: () => forgetUnused(server.database, new AbortController().signal),
  };
}
