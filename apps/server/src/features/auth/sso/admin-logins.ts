import { offeredSocial } from '@foyer/identity-providers';
import { readSettings, type ReadSettings, takesPasswords } from '@foyer/settings';
import { and, arrayContains, eq, exists, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { createOrgRepository } from '../../../platform/settings/org.repository.ts';
import { users } from '../../../shared/people/people.tables.ts';
import { userIdentities } from '../auth.tables.ts';
import { keepsPassword } from './sso.accounts.ts';

/** The logins that a customer offers. */
export interface OfferedLogins {
  passwords: boolean;
  /** The addresses of the identity providers. */
  issuers: readonly string[];
}

/** The logins of a customer that succeed: of providers those whose secret the operator has given. */
export function loginsOf(settings: ReadSettings, env = process.env): OfferedLogins {
  const { signup, sso } = settings;
  const company = sso && (sso.clientSecretVariable === null || env[sso.clientSecretVariable]) ? [sso.issuer] : [];
  return { passwords: takesPasswords(settings), issuers: [...offeredSocial(signup, env).map(({ issuer }) => issuer), ...company] };
}

/** Whether a superadmin has one of these logins: a password that is kept here, or an identity that they have logged in with before. */
export async function letsSuperadminIn(db: Pick<Db, 'select'>, orgId: string, { passwords, issuers }: OfferedLogins): Promise<boolean> {
  const identity = db
    .select({ id: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.userId, users.id), inArray(userIdentities.issuer, ['', ...issuers])));
  const [one] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.orgId, orgId),
        eq(users.active, true),
        arrayContains(users.permissions, ['superadmin']),
        or(passwords ? keepsPassword : undefined, exists(identity)),
      ),
    )
    .limit(1);
  return one !== undefined;
}

/** The same of the logins that the customer offers now, settings that were saved meanwhile among them; `lockAccounts` before makes it hold. */
export async function keepsASuperadmin(db: Pick<Db, 'select' | 'update'>, orgId: string): Promise<boolean> {
  const { settings } = (await createOrgRepository(db).find(orgId))!;
  return letsSuperadminIn(db, orgId, loginsOf(readSettings(settings).settings));
}
