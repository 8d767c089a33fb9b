/** What the build of the widgets says of its files (`libs/widgets/embed/integrity.ts`), by their paths below `/embed/`. */
export interface Integrity {
  /** The script of this release, at an address whose content never changes. */
  script: string;
  integrity: string;
  files: Record<string, string>;
}

/** The digests of the release that the server has. Throws where there is no build, or no connection. */
export async function fetchIntegrity(signal: AbortSignal): Promise<Integrity> {
  const response = await fetch('/embed/v1/integrity.json', { signal });
  if (!response.ok) throw new Error(`integrity.json: ${response.status}`);
  return (await response.json()) as Integrity;
}
