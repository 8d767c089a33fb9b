import type { Locale } from '../../platform/db/types.ts';

/** What a visitor registered with, while their address waits to be confirmed. */
export interface PendingRegistration {
  /** Null where they come by a service that has an account of theirs. */
  passwordHash: string | null;
  /** Who they are there. */
  identity?: { provider: 'apple' | 'facebook' | 'google'; issuer: string; subject: string };
  firstname: string;
  lastname: string;
  locale: Locale;
  /** The version of the terms that were agreed to, and when (ISO 8601); null where there were none. */
  termsVersion: string | null;
  termsAcceptedAt: string | null;
}
