import type { Schemas } from '@foyer/api';
import { takesPasswords, type ReadSettings } from '@foyer/settings';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { isWithin } from '../../shared/identity/people.policy.ts';
import { permissions } from '../../shared/identity/permissions.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { createPeopleList } from './studio-people.list.ts';
import type { StudioPersonRow } from './studio-people.repository.ts';

type Field = Schemas['StudioPersonField'];
type Content = Schemas['StudioPersonContent'];

const everyField: readonly Field[] = [
  ...(['username', 'email', 'firstname', 'lastname', 'title', 'hotel_id', 'language', 'permissions'] as const),
  ...(['birthday', 'hired_on', 'gender', 'careers', 'skills', 'special_tasks', 'blocked'] as const),
];

/** What a caller may change of an account: of people who may do more, nothing. No one blocks themselves, and one's own address is proved with a password in the profile. */
export function changeableOf(me: Me, row: Pick<StudioPersonRow, 'id' | 'permissions' | 'adminUrl'>): Field[] {
  const own = row.id === me.id;
  if (!own && !isWithin(me, row)) return [];
  return everyField.filter((field) => !own || (field !== 'blocked' && field !== 'email'));
}

/** The mail that leads a person to their password; null where there is none. */
export function mailOf(row: Pick<StudioPersonRow, 'state' | 'takesPassword'>, settings: ReadSettings): Schemas['StudioPersonMail'] | null {
  if (row.state === 'blocked' || !row.takesPassword || !takesPasswords(settings)) return null;
  return row.state === 'invited' ? 'invitation' : 'reset';
}

/** What an account says. */
export function toContent(row: StudioPersonRow): Content {
  return {
    ...{ username: row.username, email: row.email, firstname: row.firstname, lastname: row.lastname, title: row.title ?? {} },
    ...{ hotel_id: row.hotelId, language: row.language, birthday: row.birthday, hired_on: row.hiredOn, gender: row.gender },
    ...{ careers: row.careers ?? {}, skills: row.skills ?? {}, special_tasks: row.specialTasks ?? {} },
    permissions: permissions.filter((permission) => row.permissions.includes(permission)),
  };
}

/** An account as the studio shows it to a caller. */
export function toStudioPerson(me: Me, row: StudioPersonRow, settings: ReadSettings, locale: Locale): Schemas['StudioPerson'] {
  return {
    ...{ id: row.id, name: nameOf(row), image: toImage(row.image, locale), state: row.state, created_at: row.createdAt.toISOString() },
    ...{ content: toContent(row), changeable: changeableOf(me, row), mail: mailOf(row, settings) },
  };
}

type ListRow = Awaited<ReturnType<ReturnType<typeof createPeopleList>['page']>>[number];

/** A person in the list. */
export const toPersonEntry = ({ firstname, lastname, image, ...row }: ListRow, locale: Locale): Schemas['StudioPersonEntry'] => ({
  ...row,
  name: nameOf({ firstname, lastname }),
  image: toImage(image, locale),
});
