import type { Schemas } from '@foyer/api';
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem, refused, refusedField } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { audit } from '../../shared/audit/audit.ts';
import { apiKeyHash, apiKeyPrefix } from '../../shared/identity/api-keys.repository.ts';
import { lockAccount } from '../../shared/identity/mailed-links.repository.ts';
import { provesPassword } from '../../shared/identity/prove-password.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import type { AuthKit } from '../auth/index.ts';
import { createApiKeysRepository, type KeyRow, type KeyScope } from './api-keys.repository.ts';
import { apiScopes, isOfUse, type KeyKind, keyFaults, mostOfCustomer, mostOfMember, scopesFor } from './api-keys.rules.ts';

type Key = Schemas['ApiKey'];

const dayMs = 24 * 60 * 60 * 1000;
const marks: Record<KeyKind, string> = { personal: 'pk', organisation: 'ok' };
const hintLength = apiKeyPrefix.length + 'pk_'.length + 4;

const wrongPassword = (): Problem => refusedField('current_password', 'wrong_password');

/** Who makes a key. */
export interface Maker {
  orgId: string;
  id: string;
  locale: Locale;
  /** The token of the session that asks. */
  session: string | undefined;
  ip: string;
}

/** A key that is to be, and the account that it is to act for. */
export type WantedKey = Schemas['NewApiKey'] & { kind: KeyKind; userId: string };

function toKey({ key, owner, image }: KeyRow, locale: Locale): Key {
  return {
    ...{ id: key.id, kind: key.kind, name: key.name, hint: key.hint },
    scopes: apiScopes.filter((scope) => key.scopes.includes(scope)),
    owner: toPerson(owner, image, locale),
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt.toISOString(),
    expired: key.expiresAt.getTime() <= Date.now(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  };
}

function newToken(kind: KeyKind): { token: string; hash: string; hint: string } {
  const token = `${apiKeyPrefix}${marks[kind]}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: apiKeyHash(token), hint: token.slice(0, hintLength) };
}

/** The keys that programs call the API with, as members and superadmins make and revoke them. */
export function createApiKeys({ db, settings }: Pick<Context, 'db' | 'settings'>, kit: Pick<AuthKit, 'passwords' | 'throttle'>) {
  const repository = createApiKeysRepository(db);

  /** Throws 400 naming `current_password`, 429 `too_many_attempts`. An account without a password proves nothing more than its session. */
  async function prove({ orgId, id, session, ip }: Maker, password: string | undefined): Promise<string | null> {
    const owner = found(await repository.findAccount(orgId, id));
    if (owner.passwordHash === null) return null;
    if (password === undefined) throw refusedField('current_password', 'required');
    if (await provesPassword(kit, { orgId, session, ip, owner, password })) return owner.passwordHash;
    throw wrongPassword();
  }

  return {
    /** The keys of a member, or all of a customer; what a new one may be given, and whether the reader may make one. */
    async list(whose: KeyScope, { me, locale }: { me: Me; locale: Locale }): Promise<Schemas['ApiKeys']> {
      const [rows, customer, account] = await Promise.all([
        repository.list(whose),
        settings.of(whose.orgId),
        repository.findAccount(whose.orgId, me.id),
      ]);
      const ofCustomer = whose.userId === undefined;
      return {
        results: rows.map((row) => toKey(row, locale)),
        scopes: ofCustomer ? scopesFor('organisation') : scopesFor('personal').filter((scope) => isOfUse(scope, me.permissions)),
        allowed: ofCustomer || customer.personalApiKeys,
        password_needed: typeof account?.passwordHash === 'string',
      };
    },

    /** Throws 404. */
    read: async (orgId: string, id: string, locale: Locale): Promise<Key> => toKey(found(await repository.find(orgId, id)), locale),

    /** Makes a key; its token is given this once. Throws 400 naming the fields, 403 `api_keys_off`, 409 `too_many_api_keys`, 429 `too_many_attempts`. */
    async create(by: Maker, { kind, name, scopes, days, userId, current_password }: WantedKey): Promise<Schemas['ApiKeyToken']> {
      const errors = keyFaults({ name, scopes }, kind);
      if (errors.length > 0) throw refused(errors);
      if (kind === 'personal' && !(await settings.of(by.orgId)).personalApiKeys) throw new Problem(403, 'api_keys_off');
      const proved = await prove(by, current_password);
      const { token, ...kept } = newToken(kind);
      const id = uuidv7();
      const now = new Date();
      const limit = kind === 'personal' ? mostOfMember : mostOfCustomer;
      const row = { id, orgId: by.orgId, kind, userId, name: name.trim(), scopes: [...new Set(scopes)], ...kept };
      await db.transaction(async (tx) => {
        const keys = createApiKeysRepository(tx);
        // Two at the same moment would not count each other.
        await createOrgRepository(tx).findForChange(by.orgId);
        // A password that is new since then has ended all keys, this one as well.
        if ((await lockAccount(tx, by.id))?.passwordHash !== proved) throw wrongPassword();
        if (!(await keys.findAccount(by.orgId, userId))) throw refusedField('user_id', 'account_unknown');
        if ((await keys.count(by.orgId, kind, userId)) >= limit) throw new Problem(409, 'too_many_api_keys', { values: { limit } });
        await keys.insert({ ...row, createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) });
        const details = { kind, user: userId, scopes: row.scopes.join(' ') };
        await audit(tx, { orgId: by.orgId, actorId: by.id, action: 'api_key.created', subject: id, details });
      });
      return { key: toKey(found(await repository.find(by.orgId, id)), by.locale), token };
    },

    /** Revokes a key. Throws 404. */
    async remove(whose: KeyScope, actorId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { kind, userId } = found(await createApiKeysRepository(tx).remove(whose, id));
        await audit(tx, { orgId: whose.orgId, actorId, action: 'api_key.deleted', subject: id, details: { kind, user: userId } });
      });
    },
  };
}
