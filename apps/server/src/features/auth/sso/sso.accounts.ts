import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema.ts';
import type { Locale } from '../../../db/types.ts';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../audit/audit.ts';
import { isMailAddress } from '../../mail/mail.address.ts';
import { normaliseIdentifier } from '../identifier.ts';
import { SsoFailure } from './sso.failure.ts';
import type { Identity } from './sso.provider.ts';

interface AccountWish {
  orgId: string;
  identity: Identity;
  /** Whether who is unknown becomes a member (`settings.sso.createUsers`). */
  createUsers: boolean;
  /** The language a new member begins with. */
  locale: Locale;
}

const longest = 254;

/** The wanted name where it is nobody's, else the address. */
async function freeUsername(db: Db, orgId: string, wanted: string | undefined, email: string): Promise<string> {
  const username = wanted && normaliseIdentifier(wanted).slice(0, longest);
  if (!username) return email;
  const taken = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.orgId, orgId), or(eq(users.username, username), eq(users.email, username))));
  return taken.length > 0 ? email : username;
}

/** Finds or makes the member behind an identity of the provider. */
export function createSsoAccounts(db: Db) {
  async function find(orgId: string, { issuer, subject }: Identity) {
    const [found] = await db
      .select({ id: users.id, active: users.active })
      .from(users)
      .where(and(eq(users.orgId, orgId), eq(users.ssoIssuer, issuer), eq(users.ssoSubject, subject)));
    return found;
  }

  /** Links the account of the same address, which the provider vouches for. An address nobody had confirmed loses the password it was registered with. */
  async function link(orgId: string, identity: Identity, email: string): Promise<boolean> {
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(users.orgId, orgId), eq(users.email, email)));
    if (!account) return false;
    if (identity.emailVerified !== true)
      throw new SsoFailure('unknown', 'The provider does not vouch for the address of an existing account');
    if (account.ssoSubject !== null) throw new SsoFailure('unknown', 'The account of this address belongs to another identity');
    const { issuer, subject } = identity;
    await db.transaction(async (tx) => {
      const unconfirmed = account.emailConfirmedAt === null ? { emailConfirmedAt: new Date(), passwordHash: null } : {};
      await tx
        .update(users)
        .set({ ssoIssuer: issuer, ssoSubject: subject, ...unconfirmed })
        .where(eq(users.id, account.id));
      await audit(tx, { orgId, action: 'sso.linked', actorId: account.id, subject: account.id, details: { issuer } });
    });
    return true;
  }

  async function create({ orgId, identity, locale }: AccountWish, email: string): Promise<void> {
    const { issuer, subject, firstname, lastname } = identity;
    const id = uuidv7();
    const row = {
      id,
      orgId,
      username: await freeUsername(db, orgId, identity.username, email),
      email,
      firstname: firstname.slice(0, 100) || email.split('@')[0]!,
      lastname: lastname.slice(0, 100),
      language: locale,
      ssoIssuer: issuer,
      ssoSubject: subject,
    };
    await db.transaction(async (tx) => {
      const made = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
      if (made.length > 0) await audit(tx, { orgId, action: 'sso.created', actorId: id, subject: id, details: { issuer } });
    });
  }

  return {
    /** The member's id. Throws `SsoFailure` where there is none and none may be made, or where the account is closed. */
    async memberOf(wish: AccountWish): Promise<string> {
      const { orgId, identity, createUsers } = wish;
      let found = await find(orgId, identity);
      if (!found) {
        const email = identity.email && normaliseIdentifier(identity.email);
        if (!email || !isMailAddress(email)) throw new SsoFailure('failed', 'The provider names no e-mail address');
        if (!(await link(orgId, identity, email))) {
          if (!createUsers) throw new SsoFailure('unknown', 'Nobody here has this identity');
          if (identity.emailVerified === false) throw new SsoFailure('unknown', 'The provider does not vouch for the address');
          await create(wish, email);
        }
        // Of two first logins at once one made the member; both find them.
        found = await find(orgId, identity);
      }
      if (!found) throw new SsoFailure('failed', 'The account could not be made');
      if (!found.active) throw new SsoFailure('disabled', 'The account is closed');
      return found.id;
    },
  };
}

/** See `createSsoAccounts`. */
export type SsoAccounts = ReturnType<typeof createSsoAccounts>;
