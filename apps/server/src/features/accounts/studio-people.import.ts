import { type CsvFile, CsvRefusal, readAccountsCsv } from '@foyer/account-files';
import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import type { Wording } from '@foyer/locales';
import { localeOfWording } from '@foyer/locales';
import { takesPasswords } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { translate } from '../../platform/http/messages.ts';
import type { Me } from '../../platform/http/operation.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { linkTo } from '../../shared/identity/mailed-links.address.ts';
import { grantable, isWithin } from '../../shared/identity/people.policy.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { keepsASuperadmin } from '../auth/index.ts';
import { moveSubscriptions } from '../newsletter/index.ts';
import { importAccounts, type Imported, readdressed } from './accounts.import.ts';
import type { Present, RowFault } from './accounts.plan.ts';
import { createInvitations } from './studio-people.invitations.ts';

const mostFaults = 500;

/** What of a row is not the caller's to do, as in the form (`changeableOf`). */
const judgeFor =
  (me: Me): NonNullable<Present['judge']> =>
  (planned, stored) => {
    const before = stored?.permissions ?? [];
    const mine: readonly string[] = grantable(me);
    const moved = [...planned.permissions, ...before].filter((one) => planned.permissions.includes(one) !== before.includes(one));
    if (stored && stored.id !== me.id && !isWithin(me, stored)) return { code: 'above_you', message: 'may do more than you.' };
    if (moved.some((one) => !mine.includes(one))) return { code: 'above_own', field: 'permissions', message: 'is more than you may give.' };
    if (stored?.id === me.id && stored.email !== planned.email)
      return { code: 'own_address', field: 'email', message: 'is your own address, which you change in your profile.' };
    return undefined;
  };

/** Throws 400 where the file cannot be read. */
function readFile(base64: string): CsvFile {
  try {
    return readAccountsCsv(Buffer.from(base64, 'base64'));
  } catch (error) {
    if (error instanceof CsvRefusal) throw refusedField('file', error.fault.code, error.fault.values);
    throw error;
  }
}

const toFault = ({ line, column, value, code, values }: RowFault, wording: Wording): Schemas['StudioPeopleFault'] => ({
  ...{ line, column: column ?? null, value: value ?? null },
  message: translate(wording, `field.${code}`, values),
});

const wasSuperadmin = ({ active, permissions }: { active: boolean; permissions: readonly string[] }): boolean =>
  active && permissions.includes('superadmin');

/** Throws 400 where no superadmin could log in any more. */
async function keepASuperadmin(tx: Tx, orgId: string, { updated, before }: Imported): Promise<void> {
  const isLost = updated.some(({ id, permissions }) => wasSuperadmin(before.get(id)!) && !permissions.includes('superadmin'));
  if (isLost && !(await keepsASuperadmin(tx, orgId))) throw refusedField('file', 'last_superadmin');
}

/** Imports lists of people for those who administer them. */
export function createPeopleImport(context: Context) {
  const { db, config, settings: allSettings, responses } = context;
  const orgs = createOrgs({ db });
  const invite = createInvitations(context);

  /** Throws 400 naming the file. */
  return async (me: Me, asked: Schemas['StudioPeopleFile'], wording: Wording): Promise<Schemas['StudioPeopleImport']> => {
    const file = readFile(asked.file);
    const settings = await allSettings.of(me.orgId);
    const { locale, url } = await linkTo({ config, settings: allSettings, orgs }, me.orgId, localeOfWording(wording), paths.login);
    const after = async (tx: Tx, imported: Imported) => {
      await keepASuperadmin(tx, me.orgId, imported);
      for (const { id, email } of readdressed(imported)) {
        const { email: left, ...name } = imported.before.get(id)!;
        await moveSubscriptions(tx, me.orgId, left, email);
        await enqueueMail(tx, { orgId: me.orgId, kind: 'email_changed', to: left, locale, values: { name: nameOf(name), url } });
      }
      const isInviting = asked.invite && takesPasswords(settings);
      if (isInviting)
        await invite(
          tx,
          me,
          imported.created.map(({ id }) => id),
        );
    };
    const options = { orgId: me.orgId, actorId: me.id, languages: settings.languages, judge: judgeFor(me), after };
    const { faults, ...result } = await importAccounts(db, file, { ...options, dryRun: !asked.store, skipErrors: asked.skip_faults });
    if (result.stored) responses.forget(me.orgId);
    return {
      ...result,
      fault_count: faults.length,
      faults: faults.slice(0, mostFaults).map((fault) => toFault(fault, wording)),
      unknown_columns: file.unknown.slice(0, 100).map((name) => name.trim().slice(0, 100)),
    };
  };
}
