import type { Schemas } from '@foyer/api';
import { localePath, paths, safeLink } from '@foyer/links';
import type { ReadSettings } from '@foyer/settings';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { mayModerate } from '../../shared/identity/moderator.policy.ts';
import { administers } from '../../shared/identity/people.policy.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { SignedIn } from './session-lookup.ts';
import { awaitsTerms } from './terms.ts';

/** Where in the studio someone begins who may enter it. */
function studioOf(user: SignedIn['user'], locale: Locale): string | null {
  if (mayWrite(user)) return localePath(locale, paths.studio);
  if (administers(user)) return localePath(locale, paths.studioPeople);
  return mayModerate(user) ? localePath(locale, paths.studioReports) : null;
}

function toUser({ user, image }: SignedIn, locale: Locale): Schemas['User'] {
  return {
    user_id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    fullname: `${user.firstname} ${user.lastname}`.trim(),
    email: user.email,
    title: (user.title && localize(user.title, locale).text) || null,
    image: toImage(image, locale),
    permissions: user.permissions,
    admin_url: safeLink(user.adminUrl) ?? studioOf(user, locale),
  };
}

/**
 * The session's state as the contract shows it; null is a guest, and so is who has yet to agree to the terms. `selected` is the language the
 * reader has chosen.
 */
export function toSession(session: SignedIn | null, locale: Locale, selected: Locale, settings: ReadSettings): Schemas['Session'] {
  const waiting = session && awaitsTerms(session.user, settings) ? session : null;
  const signedIn = waiting ? null : session;
  return {
    status: signedIn ? 'authenticated' : 'anonymous',
    user: signedIn && toUser(signedIn, locale),
    selected_language: selected,
    agb_nda_accepted: !waiting,
    terms_user_id: waiting && waiting.user.id,
    terms_version: waiting && (settings.terms?.version ?? null),
    consent_accepted: Boolean(signedIn?.user.consentAcceptedAt),
    location: null,
    sso: session?.via === 'sso',
    has_password: Boolean(signedIn?.user.hasPassword),
    allow_posts_without_grp_and_topic: settings.allowPostsWithoutGrpAndTopic,
    personal_api_keys: settings.personalApiKeys,
  };
}
