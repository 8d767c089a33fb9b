import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';

/**
 * Makes sure that Nx's project graph is there before a file is linted. Without it the boundary rule skips every file with a
 * warning and ESLint exits with 0. Under `nx lint` the graph is always cached and fresh; this serves editors and a bare `eslint`.
 */
export async function ensureProjectGraph(): Promise<void> {
  try {
    readCachedProjectGraph();
  } catch {
    await createProjectGraphAsync({ exitOnError: false });
  }
}
