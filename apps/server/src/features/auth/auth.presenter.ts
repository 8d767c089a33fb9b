import type { Schemas } from '@foyer/api';
import { localize } from '../../db/localized.ts';
import type { Locale } from '../../db/types.ts';
import { toImage } from '../media/media.presenter.ts';
import type { SignedIn } from './sessions.service.ts';

function toUser({ user, image }: SignedIn, locale: Locale): Schemas['User'] {
  return {
    user_id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    fullname: `${user.firstname} ${user.lastname}`.trim(),
    email: user.email,
    title: (user.title && localize(user.title, locale).text) || null,
    image: toImage(image, locale),
    permissions: user.permissions as Schemas['Permission'][],
    admin_url: user.adminUrl,
  };
}

/** The session's state as the contract shows it; null is a guest. `selected` is the language the reader has chosen. */
export const toSession = (signedIn: SignedIn | null, locale: Locale, selected: Locale): Schemas['Session'] => ({
  status: signedIn ? 'authenticated' : 'anonymous',
  user: signedIn && toUser(signedIn, locale),
  selected_language: selected,
});
