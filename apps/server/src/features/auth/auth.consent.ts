import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../../shared/people/people.tables.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { type AuthParts, presentSession } from './auth.handlers.ts';

/** The handler of `acceptConsent`: the member agrees to what the settings toggles need. Agreeing again keeps the first moment. */
export function createConsentHandlers(
  { db }: Pick<Context, 'db'>,
  { sessions, cookie, settings }: Pick<AuthParts, 'sessions' | 'cookie' | 'settings'>,
): Pick<Handlers, 'acceptConsent'> {
  return {
    async acceptConsent(input) {
      const { id: userId, orgId } = member(input);
      const token = cookie.read(input.request);
      const signedIn = token && (await sessions.find(token));
      if (!signedIn) throw new Problem(401, 'unauthenticated');
      if (!signedIn.user.consentAcceptedAt) {
        await db.transaction(async (tx) => {
          await tx.update(users).set({ consentAcceptedAt: new Date() }).where(eq(users.id, userId));
          await audit(tx, { orgId, action: 'consent.accepted', actorId: userId, subject: userId });
        });
        sessions.refresh(token);
      }
      const renewed = (await sessions.find(token)) ?? null;
      return presentSession({ settings }, renewed, input);
    },
  };
}
