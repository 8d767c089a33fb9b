import type { Schemas } from '@foyer/api';
import { extensionOf, keptName } from '@foyer/media-files';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import type { media } from '../../platform/orgs/orgs.tables.ts';
import { audit } from '../../shared/audit/audit.ts';
import { differing } from '../../shared/content/differing.ts';
import { createLibraryRepository, one } from './library.repository.ts';

/** The new name with the extension of the old one, by which the medium is served. */
function renamed(name: string, before: string): string {
  const [kept, extension] = [keptName(name), extensionOf(before)];
  return extensionOf(kept) === extension ? kept : `${kept}${extension}`;
}

/** A change as it is stored. */
const tidied = ({ name, folder, ...change }: Schemas['MediumChange'], before: string): Schemas['MediumChange'] => ({
  ...change,
  ...(name !== undefined && { name: renamed(name, before) }),
  ...(folder !== undefined && { folder: folder?.trim() ?? null }),
});

/** The columns that a tidied change sets. */
function toColumns(change: Schemas['MediumChange']): Partial<typeof media.$inferInsert> {
  const { name, alt, focal_point: focal, folder, visibility } = change;
  return {
    ...(name !== undefined && { fileName: name }),
    ...(alt !== undefined && { alt }),
    ...(focal !== undefined && { focalX: focal?.x ?? null, focalY: focal?.y ?? null }),
    ...(folder !== undefined && { folder }),
    ...(visibility !== undefined && { visibility }),
  };
}

/** Changes what is said of a medium; false where all was so already. */
export async function changeMedium(
  context: Pick<Context, 'db' | 'files'>,
  me: Me,
  medium: Schemas['Medium'],
  change: Schemas['MediumChange'],
): Promise<boolean> {
  const changed = differing<Schemas['Medium']>(medium, tidied(change, medium.name));
  const fields = Object.keys(changed).join(', ');
  if (!fields) return false;
  await context.db.transaction(async (tx) => {
    await createLibraryRepository({ ...context, db: tx as unknown as Db }).change(one(me, medium.id), toColumns(changed));
    await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'medium.changed', subject: medium.id, details: { fields } });
  });
  return true;
}
