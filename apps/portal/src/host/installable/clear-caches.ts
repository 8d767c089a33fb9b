/** At logout: takes away what has been kept of the portal, the TV page's document first of all. The offline pages, which name no one, stay. */
export async function clearCaches(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => /^foyer-(assets|screen)-/.test(name)).map((name) => caches.delete(name)));
  } catch {
    // No storage, nothing kept.
  }
}
