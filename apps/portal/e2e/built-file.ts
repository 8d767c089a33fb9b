import { readFileSync } from 'node:fs';

/** The address of what a source file of the portal was built into. */
export function builtFile(source: string): string {
  const manifest = JSON.parse(readFileSync('apps/portal/dist/client/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
  return `/${manifest[source]!.file}`;
}
