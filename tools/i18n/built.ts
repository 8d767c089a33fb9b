import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const builtId = /\bid:\s*(["'`])([A-Za-z\d+/]{6})\1/g;
// Six small letters may be any word (`id: "avatar"`); a hash hardly ever is.
const looksHashed = (id: string) => /[A-Z\d+/]/.test(id);

/** The message ids that a bundle's code asks for. */
export function idsIn(code: string): string[] {
  return [...code.matchAll(builtId)].map(([, , id]) => id!).filter(looksHashed);
}

/** The message ids that the built portal asks for, in the browser and on the server. */
export function builtIds(dist: string): Set<string> {
  const files = globSync('{client,server}/**/*.{js,mjs}', { cwd: dist });
  return new Set(files.flatMap((file) => idsIn(readFileSync(join(dist, file), 'utf8'))));
}
