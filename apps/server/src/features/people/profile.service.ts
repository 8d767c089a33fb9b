import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/db/failures.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import type { AuthKit } from '../auth/index.ts';
import { askForAddress, createAddressRepository, withdrawAddress } from './address.repository.ts';
import { giveAddress } from './give-address.ts';
import { type AddressPlan, createEmailRules, wrongPassword } from './profile.email.ts';
import { createProfileLimits } from './profile.limits.ts';
import { changeableFields } from './profile.policy.ts';
import { ownerOf, toProfile } from './profile.presenter.ts';
import { createProfileRepository, type ProfileRow } from './profile.repository.ts';
import { profileFaults, type ProfileValues, toValues } from './profile.rules.ts';

/** A change and who asks for it. */
export interface ProfileWish {
  me: Me;
  id: string;
  change: Schemas['ProfileChange'];
  locale: Locale;
  /** The token of the session that asks. */
  session: string | undefined;
  /** The client's address. */
  ip: string;
}

const emailTaken = (): Problem => refusedField('email', 'taken');

const isField = (name: string): name is Schemas['ProfileField'] => name !== 'current_password';

/** The rules of profiles: who sees what of a member, and who may change it. */
export function createProfileService(context: Context, auth: Pick<AuthKit, 'passwords' | 'throttle'>) {
  const { db, config, settings } = context;
  const emails = createEmailRules({
    ...{ config, settings, auth },
    orgs: createOrgs(context),
    limits: createProfileLimits(context.pool),
    addresses: createAddressRepository(db),
  });

  async function get(me: Me, id: string, locale: Locale): Promise<Schemas['Profile']> {
    const profiles = createProfileRepository(db);
    const row = await profiles.find(me.orgId, id);
    if (!row) throw new Problem(404, 'not_found');
    const pendingEmail = me.id === id ? await profiles.pendingEmail(id) : null;
    return toProfile(row, { me, locale, pendingEmail, settings: await settings.of(me.orgId) });
  }

  /** Throws 400 naming every field that may not be changed or must not be so. */
  function check(change: Schemas['ProfileChange'], allowed: readonly string[]): string[] {
    const fields = Object.keys(change).filter(isField);
    const foreign = fields.filter((field) => !allowed.includes(field)).map((field) => ({ field, code: 'not_changeable' }));
    const errors = foreign.length > 0 ? foreign : profileFaults(change, new Date());
    if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
    return fields;
  }

  const save = (me: Me, { id }: ProfileRow, values: ProfileValues, plan: AddressPlan, fields: string[]): Promise<void> =>
    db.transaction(async (tx) => {
      await createProfileRepository(tx).save(me.orgId, id, values);
      if (plan.kind === 'withdraw') await withdrawAddress(tx, id);
      if (plan.kind === 'ask' && !(await askForAddress(tx, plan.wish))) throw wrongPassword();
      if (plan.kind === 'give') {
        const notice = { locale: plan.mailLocale, url: plan.url };
        if (!(await giveAddress(tx, { orgId: me.orgId, userId: id, email: plan.email, notice }))) throw emailTaken();
      }
      if (me.id !== id && fields.length > 0)
        await audit(tx, { orgId: me.orgId, action: 'user.changed', actorId: me.id, subject: id, details: { fields: fields.join(', ') } });
    });

  return {
    /** Throws 404 for whom members do not see. */
    get,

    /** Changes a profile (`updateUser` in the contract). Throws 404, 400 naming the fields, 409 `no_password`, 429. */
    async update({ me, id, change, locale, session, ip }: ProfileWish): Promise<Schemas['Profile']> {
      const row = await createProfileRepository(db).find(me.orgId, id);
      const { profileOptions } = await settings.of(me.orgId);
      const allowed = row ? changeableFields(me, ownerOf(row), profileOptions) : [];
      if (!row || allowed.length === 0) throw new Problem(404, 'not_found');
      // Whose address comes from the identity provider, and what they would prove it with is not there.
      if (me.id === id && !row.hasPassword && change.email !== undefined) throw new Problem(409, 'no_password');
      const fields = check(change, allowed);
      const plan = await emails.plan({ me, row, change, locale, session, ip });
      await save(me, row, toValues(change, row.title, locale), plan, fields).catch((error: unknown) => {
        // Another member was given the address in the same moment.
        throw isUniqueViolation(error) ? emailTaken() : error;
      });
      return get(me, id, locale);
    },

    confirmEmail: emails.confirm,
  };
}
