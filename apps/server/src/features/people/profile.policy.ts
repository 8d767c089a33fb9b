import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import type { Me } from '../../platform/http/operation.ts';
import { administers, isWithin } from '../../shared/identity/people.policy.ts';
import type { Permission } from '../../shared/identity/permissions.ts';

type Field = Schemas['ProfileField'];
type Section = 'default' | 'full' | 'guest';

/** Whose profile it is, as far as it decides who may change what. */
export interface ProfileOwner {
  id: string;
  permissions: readonly string[];
  adminUrl: string | null;
  /** Whether they log in with a password that is kept here; others have their address from the identity provider. */
  hasPassword: boolean;
}

type Caller = Pick<Me, 'id' | 'permissions'>;

const has = ({ permissions }: Pick<Me, 'permissions'>, permission: Permission): boolean => permissions.includes(permission);

/** Whether a reader sees what is not meant for colleagues. */
export const seesAll = (me: Caller, owner: Pick<ProfileOwner, 'id'>): boolean => me.id === owner.id || administers(me);

/** How much of a profile a reader sees: `variant` keeps what is not for all colleagues to its owner, editors, administrators and admin-URL users. */
export function sectionFor(
  me: Caller & Pick<Me, 'adminUrl'>,
  owner: Pick<ProfileOwner, 'id'>,
  { profileSectionVariant }: Pick<ReadSettings['profileOptions'], 'profileSectionVariant'>,
): Section {
  if (profileSectionVariant === 'default') return 'default';
  return seesAll(me, owner) || has(me, 'editor') || me.adminUrl !== null ? 'full' : 'guest';
}

/**
 * Whether a reader sees a field: guests those that cards show, all others every one but the gender, which is shown in full profiles, on cards, and to
 * those who see everything.
 */
export const showsField = (
  field: ReadSettings['profileOptions']['extraFields'][number],
  { section, all, extraFields }: { section: Section; all: boolean; extraFields: readonly string[] },
): boolean => all || section === 'full' || extraFields.includes(field) || (section === 'default' && field !== 'gender');

/**
 * What a member may change of a profile; nothing means that there is no such thing for them. The customer decides whether the year of birth is the
 * member's to show.
 */
export function changeableFields(me: Caller, owner: ProfileOwner, options: { birthYearCheckboxActive: boolean }): Field[] {
  const own = me.id === owner.id;
  if (!own && !administers(me)) return [];
  const named: Field[] = administers(me) ? ['firstname', 'lastname', 'title'] : [];
  const mailed = own ? owner.hasPassword : isWithin(me, owner);
  const year = options.birthYearCheckboxActive ? (['is_birth_year_visible'] as const) : [];
  return [...(mailed ? (['email'] as const) : []), ...named, 'birthday', ...year];
}
