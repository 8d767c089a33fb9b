import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import { isDeepStrictEqual } from 'node:util';
import { isUniqueViolation } from '../../platform/db/failures.ts';
import type { Tx } from '../../platform/db/queries.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, refused } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import { grantable } from '../../shared/identity/people.policy.ts';
import { permissions } from '../../shared/identity/permissions.ts';
import { readEmail } from '../../shared/identity/registration.rules.ts';
import { keepsASuperadmin } from '../auth/index.ts';
import { giveAddress } from '../people/index.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { changeableOf, toContent } from './studio-people.presenter.ts';
import { createStudioPeopleRepository, type StudioPersonRow } from './studio-people.repository.ts';
import { personFaults, type PersonValues, tidyWords, toPersonValues } from './studio-people.rules.ts';

/** What failed because a registration or another account took the name or the address in the same moment is a refusal. */
export const meanwhileTaken = (error: unknown, place?: string): unknown => {
  if (isUniqueViolation(error, 'users_org_email')) return refused([{ field: 'email', code: 'taken' }], place);
  return isUniqueViolation(error, 'users_org_username') ? refused([{ field: 'username', code: 'username_taken' }], place) : error;
};

interface Wanted {
  id: string;
  values: PersonValues;
  /** The permissions until now. */
  before: readonly string[];
}

/** Throws 400 for what others have, for a hotel that the customer does not have, and for permissions that are not the caller's to give or take. */
export async function checkShared(tx: Tx, me: Me, { id, values, before }: Wanted, place?: string): Promise<void> {
  const people = createStudioPeopleRepository(tx);
  const { username, email, hotelId, permissions } = values;
  const names = [username, email].filter((name) => name !== undefined);
  const taken = names.length > 0 ? await people.taken(me.orgId, id, names) : new Set<string>();
  const moved = permissions ? [...permissions, ...before].filter((one) => !permissions.includes(one) || !before.includes(one)) : [];
  const mine: readonly string[] = grantable(me);
  const errors = [
    ...(username !== undefined && taken.has(username) ? [{ field: 'username', code: 'username_taken' }] : []),
    ...(email !== undefined && taken.has(email) ? [{ field: 'email', code: 'taken' }] : []),
    ...(typeof hotelId === 'string' && !(await people.hasHotel(me.orgId, hotelId)) ? [{ field: 'hotel_id', code: 'not_found' }] : []),
    ...(moved.every((permission) => mine.includes(permission)) ? [] : [{ field: 'permissions', code: 'above_own' }]),
  ];
  if (errors.length > 0) throw refused(errors, place);
}

/** What of a change differs from what is stored: a repeated one asks for nothing, whatever the case of names to log in with. */
function differing(row: StudioPersonRow, change: Schemas['StudioPersonChange']): Schemas['StudioPersonChange'] {
  const now: Record<string, unknown> = { ...toContent(row), blocked: row.state === 'blocked' };
  const read: Record<string, unknown> = {
    ...tidyWords(change),
    ...(change.username !== undefined && { username: normaliseIdentifier(change.username) }),
    ...(change.email !== undefined && { email: readEmail(change.email) ?? change.email }),
    ...(change.permissions && { permissions: permissions.filter((permission) => change.permissions!.includes(permission)) }),
  };
  return Object.fromEntries(Object.entries(change).filter(([field, value]) => !isDeepStrictEqual(read[field] ?? value, now[field])));
}

/** A change of an account. */
interface PersonWish {
  me: Me;
  id: string;
  change: Schemas['StudioPersonChange'];
  settings: ReadSettings;
  /** Where the mail to an address that is left leads. */
  notice: { locale: Locale; url: string };
}

async function setBlocked(tx: Tx, { me, id }: PersonWish, blocked: boolean): Promise<void> {
  const accounts = createAccountsRepository(tx);
  await accounts.setActive(me.orgId, id, !blocked);
  const sessions = blocked ? await accounts.shutOut(id) : 0;
  const action = blocked ? 'user.disabled' : 'user.enabled';
  await audit(tx, { orgId: me.orgId, action, actorId: me.id, subject: id, ...(blocked && { details: { sessions } }) });
}

async function store(tx: Tx, wish: PersonWish, { email, ...values }: PersonValues): Promise<void> {
  const { me, id, notice } = wish;
  if (values.username !== undefined) await createAccountsRepository(tx).dropWaiting(me.orgId, [values.username]);
  if (email !== undefined && !(await giveAddress(tx, { orgId: me.orgId, userId: id, email, notice })))
    throw refused([{ field: 'email', code: 'taken' }]);
  if (Object.keys(values).length > 0) await createStudioPeopleRepository(tx).save(me.orgId, id, values);
}

/** Throws 400 where no superadmin could log in any more. */
async function keepASuperadmin(tx: Tx, { me }: PersonWish, field: 'blocked' | 'permissions'): Promise<void> {
  if (!(await keepsASuperadmin(tx, me.orgId))) throw refused([{ field, code: 'last_superadmin' }]);
}

/** Changes an account, in the transaction that it is given; false where all was so already. Throws 404, 400 naming the fields. */
export async function writePerson(tx: Tx, wish: PersonWish): Promise<boolean> {
  const { me, id, settings } = wish;
  await createAccountsRepository(tx).lock();
  const row = found(await createStudioPeopleRepository(tx).find(me.orgId, id));
  const change = differing(row, wish.change);
  const fields = Object.keys(change);
  const allowed: readonly string[] = changeableOf(me, row);
  const foreign = fields.filter((field) => !allowed.includes(field));
  const codeOf = (field: string) => (field === 'blocked' && id === me.id ? 'own_account' : 'not_changeable');
  if (foreign.length > 0) throw refused(foreign.map((field) => ({ field, code: codeOf(field) })));
  const { blocked, ...rest } = change;
  const errors = personFaults(rest, settings, new Date());
  if (errors.length > 0) throw refused(errors);
  const values = toPersonValues(rest);
  await checkShared(tx, me, { id, values, before: row.permissions });
  await store(tx, wish, values);
  const said = fields.filter((field) => field !== 'blocked');
  const held = values.permissions && { permissions: values.permissions.join(', ') };
  if (said.length > 0) {
    const details = { fields: said.join(', '), ...held };
    await audit(tx, { orgId: me.orgId, action: 'user.changed', actorId: me.id, subject: id, details });
  }
  if (blocked !== undefined) await setBlocked(tx, wish, blocked);
  const wasSuperadmin = row.active && row.permissions.includes('superadmin');
  if (wasSuperadmin && (blocked || values.permissions?.includes('superadmin') === false))
    await keepASuperadmin(tx, wish, blocked ? 'blocked' : 'permissions');
  return fields.length > 0;
}
