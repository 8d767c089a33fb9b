import type { StudioPeopleListing } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

/** The states and permissions that people are filtered by. */
const states = ['active', 'invited', 'blocked'] as const;
const permissions = ['superadmin', 'users', 'editor', 'scripts'] as const;

/** Reads the address of the list; what makes no sense counts as not there. */
export function readPeopleListing(params: URLSearchParams): StudioPeopleListing {
  const page = Number(params.get('page') ?? 1);
  const state = states.find((one) => one === params.get('state'));
  const permission = permissions.find((one) => one === params.get('permission'));
  const hotel = (params.get('hotel') ?? '').slice(0, 100);
  return {
    ...(state && { state }),
    ...(permission && { permission }),
    ...(hotel && { hotel }),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list. */
export function peoplePath(locale: Locale, { state, permission, hotel, q, page }: StudioPeopleListing): string {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(permission && { permission }),
    ...(hotel && { hotel }),
    ...(q && { q }),
  });
  if (page > 1) search.set('page', String(page));
  return localePath(locale, `${paths.studioPeople}${search.size > 0 ? `?${search.toString()}` : ''}`);
}
