import type { Identity } from '@foyer/identity-providers';
import { isMailAddress } from '@foyer/mails';
import { and, eq, exists, isNotNull, isNull, not, or } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/client.ts';
import type { Tx } from '../../../platform/db/queries.ts';
import { userIdentities } from '../auth.tables.ts';
import { users } from '../../../shared/people/people.tables.ts';
import type { Locale } from '../../../platform/db/types.ts';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../shared/audit/audit.ts';
import { readEmail } from '../../../shared/identity/registration.rules.ts';
import { normaliseIdentifier } from '../../../shared/identity/identifier.ts';
import { SsoFailure } from './sso.failure.ts';

/** An identity that came back from its provider, and the customer's rules for it. */
export interface AccountWish {
  orgId: string;
  identity: Identity;
  /** Whether an unknown person with this address becomes a member. */
  admits(email: string): boolean;
  /** What happens with an address that the provider does not vouch for, where there is no account yet: it counts, or a mail has to confirm it. */
  unvouched: 'counts' | 'mail';
  /** The language a new member begins with. */
  locale: Locale;
}

/** Whose identity it is; or the address that a mail has to confirm before it becomes a member. */
export type Found = { memberId: string } | { unconfirmed: string };

const longest = 254;

/** Accounts whose password is kept here: who comes by the customer's own provider must not get one past it. */
export const keepsPassword = or(
  isNotNull(users.passwordHash),
  not(
    exists(
      new QueryBuilder()
        .select({ id: userIdentities.userId })
        .from(userIdentities)
        .where(and(eq(userIdentities.userId, users.id), eq(userIdentities.provider, 'sso'))),
    ),
  ),
)!;

/** Writes down whose identity it is. False where it, or another one of the same provider, has been written down before. */
export async function addIdentity(
  db: Pick<Db, 'insert'>,
  { orgId, userId, ...identity }: { orgId: string; userId: string } & Pick<Identity, 'issuer' | 'subject' | 'provider'>,
): Promise<boolean> {
  const { issuer, subject, provider } = identity;
  const made = await db
    .insert(userIdentities)
    .values({ orgId, userId, issuer, subject, provider })
    .onConflictDoNothing()
    .returning({ id: userIdentities.userId });
  return made.length > 0;
}

/** The wanted name where it is free, else the address. */
async function freeUsername(tx: Tx, orgId: string, wanted: string | undefined, email: string): Promise<string> {
  const username = wanted && normaliseIdentifier(wanted).slice(0, longest);
  if (!username) return email;
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.orgId, orgId), or(eq(users.username, username), eq(users.email, username))));
  return taken.length > 0 ? email : username;
}

async function find(db: Db, orgId: string, { issuer, subject }: Identity) {
  const isTheirs = and(eq(userIdentities.orgId, orgId), eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject));
  const [found] = await db
    .select({ id: users.id, active: users.active })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(isTheirs);
  return found;
}

/** Links a member's account, which has the address that the provider vouches for. */
async function link(db: Db, orgId: string, identity: Identity, userId: string): Promise<void> {
  const { issuer } = identity;
  await db.transaction(async (tx) => {
    if (await addIdentity(tx, { orgId, userId, ...identity }))
      await audit(tx, { orgId, action: 'sso.linked', actorId: userId, subject: userId, details: { issuer } });
  });
}

/** Another login of the same identity, with another address, was first: the member made here must not stay. */
class Outrun extends Error {}

/** Makes a member; of an account whose address waited for its confirmation, which loses the password it was registered with. */
async function create(db: Db, { orgId, identity, locale }: AccountWish, email: string, waiting: string | undefined): Promise<void> {
  const { issuer, firstname, lastname } = identity;
  const make = async (tx: Tx): Promise<void> => {
    const person = {
      username: await freeUsername(tx, orgId, identity.username, email),
      firstname: firstname.slice(0, 100) || email.split('@')[0]!,
      lastname: lastname.slice(0, 100),
      language: locale,
      emailConfirmedAt: new Date(),
      passwordHash: null,
    };
    const made =
      waiting === undefined
        ? await tx
            .insert(users)
            .values({ id: uuidv7(), orgId, email, ...person })
            .onConflictDoNothing()
            .returning({ id: users.id })
        : await tx
            .update(users)
            .set(person)
            .where(and(eq(users.id, waiting), isNull(users.emailConfirmedAt)))
            .returning({ id: users.id });
    const id = made[0]?.id;
    if (id === undefined) return;
    if (!(await addIdentity(tx, { orgId, userId: id, ...identity }))) throw new Outrun();
    await audit(tx, { orgId, action: 'sso.created', actorId: id, subject: id, details: { issuer } });
  };
  await db.transaction(make).catch((error: unknown) => {
    if (!(error instanceof Outrun)) throw error;
  });
}

/** Settles whose address it is. Throws `SsoFailure` where the identity may not become a member. */
async function settle(db: Db, wish: AccountWish, email: string): Promise<Found | undefined> {
  const { orgId, identity } = wish;
  const vouched = identity.emailVerified;
  const [account] = await db
    .select({ id: users.id, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(and(eq(users.orgId, orgId), eq(users.email, email)));
  const member = account?.emailConfirmedAt ? account.id : undefined;
  // An address that is not vouched for must not reveal whether it is a member's.
  if ((member === undefined || vouched !== true) && !wish.admits(email))
    throw new SsoFailure('unknown', 'No member has this identity, and none is made of it');
  if (vouched !== true && wish.unvouched === 'mail') return { unconfirmed: email };
  if (vouched === false || (account && vouched === undefined))
    throw new SsoFailure('unknown', 'The provider does not vouch for the address');
  if (member === undefined) await create(db, wish, email, account?.id);
  else await link(db, orgId, identity, member);
  return undefined;
}

/** Finds or makes the member behind an identity of a provider. */
export function createSsoAccounts(db: Db) {
  return {
    /** Throws `SsoFailure` where there is no member and none may be made, or where the account is closed. */
    async memberOf(wish: AccountWish): Promise<Found> {
      const { orgId, identity } = wish;
      let found = await find(db, orgId, identity);
      if (!found) {
        const email = identity.email && (readEmail(identity.email) ?? normaliseIdentifier(identity.email));
        if (!email || !isMailAddress(email)) throw new SsoFailure('address', 'The provider names no e-mail address');
        const settled = await settle(db, wish, email);
        if (settled) return settled;
        // Of two first logins at once one made the member; both find them. Another identity of the provider holds the account where there is none.
        found = await find(db, orgId, identity);
      }
      if (!found) throw new SsoFailure('unknown', 'The account of this address belongs to another identity');
      if (!found.active) throw new SsoFailure('disabled', 'The account is closed');
      return { memberId: found.id };
    },
  };
}

/** See `createSsoAccounts`. */
export type SsoAccounts = ReturnType<typeof createSsoAccounts>;
