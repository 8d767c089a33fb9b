import type { Me } from '../../platform/http/operation.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';

/** Everybody may see public media; the others need a session of their org. */
export const maySee = (me: Pick<Me, 'orgId'> | null, { visibility, orgId }: Pick<MediaRow, 'visibility' | 'orgId'>): boolean =>
  visibility === 'public' || me?.orgId === orgId;
