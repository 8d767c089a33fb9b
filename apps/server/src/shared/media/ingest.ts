import { createIntake, type IntakeFault } from '@foyer/media-files';
import type { Context } from '../../platform/context.ts';
import type { media } from '../../platform/orgs/orgs.tables.ts';

/** A file that a member sent. */
export interface SentFile {
  /** The id the medium gets. */
  id: string;
  orgId: string;
  uploadedBy: string;
  /** Whether it goes into the editors' library. */
  library: boolean;
  name: string;
  /** The names of its parts in the store. */
  parts: string[];
}

type NewRow = typeof media.$inferInsert;

/**
 * Makes the one way in for files of members: checked, pictures drawn again, kept by their hash. It gives the row to store, in the transaction of what it is for, or why the file is not
 * taken. The medium is its uploader's and the editors' until it hangs on something.
 */
export function createIngest({ files }: Pick<Context, 'files'>) {
  const intake = createIntake(files);
  return async ({ name, parts, ...whose }: SentFile): Promise<NewRow | IntakeFault> => {
    const file = await intake(name, parts);
    return 'code' in file ? file : { ...whose, ...file, fresh: true, visibility: 'members' };
  };
}
