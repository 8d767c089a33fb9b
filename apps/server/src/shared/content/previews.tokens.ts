import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { loadSecret } from '../../platform/db/secret.ts';
import { mostPreviewDays } from './preview-days.ts';

const daySeconds = 86_400;

/** What a link opens. */
export interface Previewed {
  orgId: string;
  pageId: string;
}

/** Signs and judges the tokens of links to previews. A token is the second it ends at and the signature over that, customer and page. */
export interface PreviewTokens {
  /** Throws where `days` is not from 1 to 7. */
  sign(page: Previewed, days: number, now?: number): { token: string; endsAt: Date };
  /** Whether the token was made here for this page and has not ended. */
  isGood(token: string, page: Previewed, now?: number): boolean;
  /** The token for the page's frames that ends with a good one for the page. Foreign HTML can read its own address; this one opens nothing else. */
  forFrames(token: string, page: Previewed): string;
  /** Whether the token was made here for this page's frames and has not ended. */
  isGoodForFrames(token: string, page: Previewed, now?: number): boolean;
}

/** Makes them, with the key from the database. */
export function createPreviewTokens(key: Buffer): PreviewTokens {
  const mac = (opens: 'preview' | 'preview-frames', { orgId, pageId }: Previewed, ends: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([opens, orgId, pageId, ends]))
      .digest();
  const tokenOf = (...[opens, page, ends]: Parameters<typeof mac>): string => `${ends}.${mac(opens, page, ends).toString('base64url')}`;

  function isGood(opens: 'preview' | 'preview-frames', token: string, page: Previewed, now: number): boolean {
    const [, ends, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
    if (!ends || !signature) return false;
    const given = Buffer.from(signature, 'base64url');
    const right = mac(opens, page, ends);
    return given.length === right.length && timingSafeEqual(given, right) && Number(ends) * 1000 > now;
  }

  return {
    sign(page, days, now = Date.now()) {
      if (!Number.isInteger(days) || days < 1 || days > mostPreviewDays)
        throw new RangeError(`A preview lasts 1 to ${mostPreviewDays} days.`);
      const ends = Math.floor(now / 1000) + days * daySeconds;
      return { token: tokenOf('preview', page, String(ends)), endsAt: new Date(ends * 1000) };
    },
    isGood: (token, page, now = Date.now()) => isGood('preview', token, page, now),
    forFrames: (token, page) => tokenOf('preview-frames', page, token.split('.', 1)[0]!),
    isGoodForFrames: (token, page, now = Date.now()) => isGood('preview-frames', token, page, now),
  };
}

/** The tokens of this installation. */
export const loadPreviewTokens = async (db: Db): Promise<PreviewTokens> => createPreviewTokens(await loadSecret(db, 'preview-links'));
