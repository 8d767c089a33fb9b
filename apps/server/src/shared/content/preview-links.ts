import { isDeepStrictEqual } from 'node:util';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { loadSecret } from '../../platform/db/secret.ts';
import { audit } from '../audit/audit.ts';
import { auditName, type EditedSubject, keyOfSubject } from './edited-subject.ts';
import { mostPreviewDays } from './preview-days.ts';
import { previewLinks } from './preview-links.tables.ts';

const dayMs = 86_400_000;

export type PreviewLinkRow = typeof previewLinks.$inferSelect;

/** A link that was made; its token is nowhere else. */
export interface NewPreviewLink {
  id: string;
  token: string;
  endsAt: Date;
}

/** The media on what a link shows. */
export interface PreviewedMedia {
  /** All of them. */
  media: ReadonlySet<string>;
  /** Those that its publication would give to guests. */
  guestMedia: ReadonlySet<string>;
}

const sorted = (ids: ReadonlySet<string>): string[] => [...ids].toSorted();
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const going = gt(previewLinks.endsAt, sql`now()`);

/** The links to a subject that have not ended. */
export const linksOf = ({ kind, orgId, id }: EditedSubject): SQL =>
  and(eq(previewLinks.orgId, orgId), eq(kind === 'article' ? previewLinks.newsId : previewLinks.pageId, id), going)!;

/** Makes a link, for `days` days (1 to 7) and by a member or, where it is null, the command line; in the transaction that has found its subject. */
export async function makePreviewLink(
  tx: Pick<Db, 'insert' | 'delete'>,
  subject: EditedSubject,
  days: number,
  by: string | null,
): Promise<NewPreviewLink> {
  if (!Number.isInteger(days) || days < 1 || days > mostPreviewDays) throw new RangeError(`A preview lasts 1 to ${mostPreviewDays} days.`);
  const { orgId } = subject;
  const createdAt = new Date();
  const [id, token, endsAt] = [uuidv7(), randomBytes(32).toString('base64url'), new Date(createdAt.getTime() + days * dayMs)];
  await tx.delete(previewLinks).where(and(eq(previewLinks.orgId, orgId), lt(previewLinks.endsAt, createdAt)));
  await tx.insert(previewLinks).values({ id, orgId, ...keyOfSubject(subject), tokenHash: hashOf(token), createdBy: by, createdAt, endsAt });
  const details = { link: id, days };
  const action = `${auditName(subject)}.preview_link_made`;
  await audit(tx, { orgId, action, subject: subject.id, details, ...(by !== null && { actorId: by }) });
  return { id, token, endsAt };
}

/** Finds links by what their holders bring. What has ended is not found. */
export async function loadPreviewLinks(db: Db) {
  const key = await loadSecret(db, 'preview-links');
  const macOf = ({ id, orgId }: Pick<PreviewLinkRow, 'id' | 'orgId'>): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify(['preview-frames', orgId, id]))
      .digest();

  return {
    /** The link of a token that leads to a subject. */
    async find(token: string, subject: EditedSubject): Promise<PreviewLinkRow | undefined> {
      const [row] = await db
        .select()
        .from(previewLinks)
        .where(and(linksOf(subject), eq(previewLinks.tokenHash, hashOf(token))));
      return row;
    },

    /** The token for the frames of a page that ends with its link. Foreign HTML can read its own address; this one opens nothing else. */
    forFrames: (link: Pick<PreviewLinkRow, 'id' | 'orgId'>): string => `${link.id}.${macOf(link).toString('base64url')}`,

    /** Whether a token was made here for the frames of a page, and its link has not ended. */
    async isGoodForFrames(token: string, { orgId, pageId }: { orgId: string; pageId: string }): Promise<boolean> {
      const [, id, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return false;
      const [given, right] = [Buffer.from(signature, 'base64url'), macOf({ id, orgId })];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const subject = linksOf({ kind: 'page', orgId, id: pageId });
      const rows = await db
        .select({ id: previewLinks.id })
        .from(previewLinks)
        .where(and(subject, eq(previewLinks.id, id)));
      return rows.length > 0;
    },

    /** Notes which media are on what a link shows by now. */
    async noteMedia(link: PreviewLinkRow, shown: PreviewedMedia): Promise<void> {
      const [media, guestMedia] = [sorted(shown.media), sorted(shown.guestMedia)];
      if (isDeepStrictEqual([media, guestMedia], [link.media, link.guestMedia])) return;
      await db.update(previewLinks).set({ media, guestMedia }).where(eq(previewLinks.id, link.id));
    },

    /** The media that the holders of tokens are given. */
    async mediaOf(orgId: string, tokens: readonly string[]): Promise<PreviewedMedia> {
      if (tokens.length === 0) return { media: new Set(), guestMedia: new Set() };
      const rows = await db
        .select({ media: previewLinks.media, guestMedia: previewLinks.guestMedia })
        .from(previewLinks)
        .where(and(eq(previewLinks.orgId, orgId), going, inArray(previewLinks.tokenHash, tokens.map(hashOf))));
      return { media: new Set(rows.flatMap(({ media }) => media)), guestMedia: new Set(rows.flatMap(({ guestMedia }) => guestMedia)) };
    },
  };
}
