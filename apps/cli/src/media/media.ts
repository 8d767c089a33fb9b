import { copyMedia } from '@foyer/server/operate/files';
import type { Io } from '../io.ts';
import { withDatabase } from '../open.ts';
import { Negative } from '../refusal.ts';

const shown = 20;
/** Thousands of files take a while. */
const saidEvery = 500;

const filesOf = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** `media copy`: exit code 1 where the bucket has not all files afterwards. */
export async function copyToBucket(io: Io, { json }: { json?: boolean }): Promise<void> {
  const onCopied = (count: number): void => {
    if (count % saidEvery === 0) io.err(`${filesOf(count)} copied …`);
  };
  const { copied, there, missing } = await withDatabase(io, { writes: false }, ({ config, database }) =>
    copyMedia(config, database.db, onCopied),
  );
  if (json) io.out(JSON.stringify({ copied, there, missing }));
  else {
    io.out(`Copied ${filesOf(copied)}; ${filesOf(there)} were there already. The data folder is as it was.`);
    const more = missing.length > shown ? ` and ${missing.length - shown} more` : '';
    if (missing.length > 0) io.out(`Neither folder nor bucket has the files of ${missing.slice(0, shown).join(', ')}${more}.`);
  }
  if (missing.length > 0) throw new Negative();
}
