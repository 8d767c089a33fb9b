import type { StudioPeopleListing } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { listPath, readPage, readWords } from '../records/list-path.ts';

/** The states and permissions that people are filtered by. */
const states = ['active', 'invited', 'blocked'] as const;
const permissions = ['superadmin', 'users', 'editor', 'scripts', 'moderator'] as const;

/** Reads the address of the list; what makes no sense counts as not there. */
export function readPeopleListing(params: URLSearchParams): StudioPeopleListing {
  const state = states.find((one) => one === params.get('state'));
  const permission = permissions.find((one) => one === params.get('permission'));
  const hotel = (params.get('hotel') ?? '').slice(0, 100);
  return {
    ...(state && { state }),
    ...(permission && { permission }),
    ...(hotel && { hotel }),
    q: readWords(params),
    page: readPage(params),
  };
}

/** The address of the same as a CSV file, whole. */
export const exportPath = (locale: Locale, { state, permission, hotel, q }: StudioPeopleListing): string =>
  `/api/v2/studio/people_export?${new URLSearchParams({
    locale,
    ...(state && { state }),
    ...(permission && { permission }),
    ...(hotel && { hotel }),
    ...(q && { q }),
  }).toString()}`;

/** The address of a list. */
export const peoplePath = (locale: Locale, { state, permission, hotel, q, page }: StudioPeopleListing): string =>
  listPath(locale, paths.studioPeople, { state, permission, hotel, q, page });
