import type { Me, OrgRef } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { MediaGrants } from '../../shared/embed/media-grants.ts';
import type { PreviewedMedia } from '../../shared/content/preview-links.ts';
import { parseMediaAddress } from '../../platform/storage/media.address.ts';
import type { MediaFinder } from './media.finder.ts';

/** Whom an address was written for: what they may see is asked as if they had called themselves. */
export interface Granted {
  me: Me | null;
  previewed: PreviewedMedia;
}

/** Finds who reads by a `grant`. Throws 404 where it has ended, was not written for this address, or its reader may no longer read. */
export async function readGranted(
  grants: Pick<MediaGrants, 'read'>,
  media: Pick<MediaFinder, 'isHeld' | 'onWebsites'>,
  { org, address, grant }: { org: OrgRef; address: string; grant: string },
): Promise<Granted> {
  const subject = grants.read(org.id, address, grant);
  if (!subject || !(await media.isHeld(org.id, subject))) throw new Problem(404, 'not_found');
  if (subject.userId === null) {
    const portraits = await media.onWebsites(org.id, parseMediaAddress(address).ids);
    return { me: null, previewed: { media: portraits, guestMedia: portraits } };
  }
  const me: Me = { id: subject.userId, orgId: org.id, language: 'de_DE', permissions: [], adminUrl: null };
  return { me, previewed: { media: new Set(), guestMedia: new Set() } };
}
