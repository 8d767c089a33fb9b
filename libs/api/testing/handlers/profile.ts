import type { Schemas } from '../factories/overrides.ts';
import { anOwnProfile } from '../factories/profile.ts';
import { failing, mock } from './mock.ts';

/** A profile that remembers what is changed of its birthday; every link of a mail is good unless set otherwise. */
export function profileCalls(initial: Schemas['Profile'] = anOwnProfile(), valid = true) {
  let profile = initial;
  return [
    mock('getUser', () => profile),
    mock('updateUser', ({ body }) => {
      const { birthday, is_birth_year_visible: shown = profile.is_birth_year_visible } = body;
      const [year = 0, month = 0, day = 0] = (birthday ?? '').split('-').map(Number);
      const changed = birthday === undefined ? profile.birthday : birthday === null ? null : { day, month, year };
      profile = { ...profile, birthday: changed, is_birth_year_visible: shown };
      return profile;
    }),
    mock('confirmEmail', () => null),
    mock('checkMailedLink', () => ({ valid })),
  ];
}

export const getUserFails = failing('getUser', 404, 'not_found');
export const updateUserFails = failing('updateUser');
export const confirmEmailFails = failing('confirmEmail', 400, 'email_link_invalid');
export const checkMailedLinkFails = failing('checkMailedLink', 429, 'too_many_attempts');
