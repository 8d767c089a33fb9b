/** Takes away articles that were kept, or, at logout, all that has been kept of the portal. The offline pages, which name no one, stay. */
export async function clearCaches(which: 'articles' | 'all' = 'all'): Promise<void> {
  const ours = which === 'all' ? /^foyer-(assets|screen|articles)-/ : /^foyer-articles-/;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => ours.test(name)).map((name) => caches.delete(name)));
  } catch {
    // No storage, nothing kept.
  }
}
