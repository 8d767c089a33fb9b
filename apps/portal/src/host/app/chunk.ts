/** How long code may take to arrive, in ms (access §8, §9). */
export const chunkTimeout = 120_000;

/** Code of the portal did not arrive: the line is gone, or the server has a newer version and not this one any more. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads code; rejects with a `ChunkLoadError` where that fails or takes longer than 120 s. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('overdue')), chunkTimeout);
  });
  try {
    return await Promise.race([load(), overdue]);
  } catch (cause) {
    throw new ChunkLoadError('Code of the portal could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
