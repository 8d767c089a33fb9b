import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom a link of a newsletter mail concerns. */
export interface NewsletterLink {
  orgId: string;
  email: string;
  lists: string[];
}

interface SignedLink extends NewsletterLink {
  /** Milliseconds since the epoch. */
  signedAt: number;
}

/** What a link does; one made for one thing is good for no other. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe';

/** Signs and reads the secrets of links in newsletter mails. They hold everything themselves, so they work as long as the key exists. */
export interface NewsletterTokens {
  sign(purpose: NewsletterPurpose, link: NewsletterLink, now?: number): string;
  /** Null for anything that was not signed here for this purpose. */
  read(purpose: NewsletterPurpose, token: string): SignedLink | null;
}

type Payload = [orgId: string, email: string, lists: string[], signedAt: number];

/** Makes them, with the key from the database. */
export function createNewsletterTokens(key: Buffer): NewsletterTokens {
  const mac = (purpose: NewsletterPurpose, payload: string): Buffer => createHmac('sha256', key).update(`${purpose}:${payload}`).digest();
  return {
    sign(purpose, { orgId, email, lists }, now = Date.now()) {
      const payload = Buffer.from(JSON.stringify([orgId, email, lists, now] satisfies Payload)).toString('base64url');
      return `${payload}.${mac(purpose, payload).toString('base64url')}`;
    },
    read(purpose, token) {
      const [payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = mac(purpose, payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const [orgId, email, lists, signedAt] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload;
      return { orgId, email, lists, signedAt };
    },
  };
}
