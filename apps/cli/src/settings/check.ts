import { checkDocument } from '@foyer/server/operate/settings';
import type { Io } from '../io.ts';
import { Negative } from '../refusal.ts';
import { readDocument } from './document-file.ts';

/** `settings check`. */
export async function checkFile(io: Io, name: string, { json }: { json?: boolean }): Promise<void> {
  const faults = checkDocument(readDocument(io, name));
  if (json) io.out(JSON.stringify({ faults }));
  else if (faults.length === 0) io.out(`${name} passes.`);
  else for (const { path, message } of faults) io.out(`${path || 'the file'}: ${message}`);
  if (faults.length > 0) throw new Negative();
}
