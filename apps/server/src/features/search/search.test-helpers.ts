import { testServer, type TestServer, type TestServerOptions } from '../../../test/harness.ts';
import { createFeatures } from '../../features.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createSearchIndex } from './search.index.ts';

/** A server whose index is kept up to date when the test says so. */
export async function searchServer(
  options: TestServerOptions = {},
): Promise<TestServer & { index(): Promise<void>; forgetWords(): Promise<void> }> {
  let jobs: Jobs | undefined;
  const { signal } = new AbortController();
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
    forgetWords: () => createSearchIndex({ ...server.database, log: server.app.log }, []).forget(signal),
  };
}
