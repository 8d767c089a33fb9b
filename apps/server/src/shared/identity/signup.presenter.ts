import type { Schemas } from '@foyer/api';
import { offeredSocial } from '@foyer/identity-providers';
import type { ReadSettings } from '@foyer/settings';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { type BackgroundRow, toBackground } from '../media/media.presenter.ts';

/** How visitors register; `image` is the hero's, which guests may see. */
export const toSignup = (signup: ReadSettings['signup'], image: BackgroundRow | null, locale: Locale): Schemas['SignupConfiguration'] => ({
  active: signup.active,
  type: signup.type,
  active_login_types: signup.activeLoginTypes,
  social: offeredSocial(signup).map(({ network }) => ({ network, type: 'oauth', url: `/api/v2/auth/social/${network}` })),
  hero: signup.hero && {
    title: localize(signup.hero.title, locale).text,
    subline: signup.hero.subline ? localize(signup.hero.subline, locale).text : '',
    background_image: toBackground(image, locale),
  },
});
