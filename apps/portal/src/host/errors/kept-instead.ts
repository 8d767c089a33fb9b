import { chunkFailed } from './error-status.ts';

/** The path of the document that this page was started from: to load that one again would help no one. */
const startedFrom = (): string | undefined => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && new URL(entry.name).pathname;
};

/**
 * Whether the document of an article that cannot be had was kept, and can take its place. Where it is the reader's no more, what was kept goes. Rejects where the
 * code for that never came; then nothing was kept.
 */
export async function hasKeptInstead(status: number, path: string): Promise<boolean> {
  const refused = [401, 403, 404, 410].includes(status);
  const lost = (status === 0 || status === chunkFailed) && startedFrom() !== path;
  if (!refused && !lost) return false;
  // It has come with the first article that was kept.
  const { forgetDocument, isKept } = await import('../installable/kept-documents.ts');
  if (refused) await forgetDocument('articles', path);
  return lost && (await isKept('articles', path));
}
