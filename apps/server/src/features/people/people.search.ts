import { and, eq, inArray } from 'drizzle-orm';
import { paths } from '@foyer/links';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { inHotel, visiblePeople } from '../../shared/people/people.visibility.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { toCardFields, userFieldColumns } from '../../shared/people/user-fields.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { idsOf } from '../../shared/search/search-text.ts';
import { seesAll } from './profile.policy.ts';

const portrait = joinedImage('portrait', users);

/** People are found by name and position. */
export function createPeopleSearch({ db, settings }: Pick<Context, 'db' | 'settings'>): SearchSource {
  return {
    kind: 'people',
    async entries(orgId, ids) {
      const rows = await db
        .select({ id: users.id, firstname: users.firstname, lastname: users.lastname, title: users.title, sort: users.foldedOrder })
        .from(users)
        .where(and(eq(users.orgId, orgId), inArray(users.id, [...ids])));
      return rows.map((row) => ({ id: row.id, title: nameOf(row), body: [row.title], sort: row.sort ?? '' }));
    },
    visible: ({ orgId }) => ({ table: users, where: visiblePeople(orgId) }),
    async hits(found, { me, orgId, locale }) {
      const rows = await db
        .select({
          ...{ id: users.id, firstname: users.firstname, lastname: users.lastname, email: users.email, hotel: hotels.name },
          title: localizedText(users.title, locale),
          ...userFieldColumns,
          image: portrait.columns,
        })
        .from(users)
        .leftJoin(hotels, inHotel)
        .leftJoin(portrait.table, portrait.on)
        .where(and(eq(users.orgId, orgId), inArray(users.id, idsOf(found))));
      const { profileOptions } = await settings.of(orgId);
      return rows.map((row) => ({
        ...{ id: row.id, title: nameOf(row), url: paths.profile(row.id), date: null, content_locale: locale },
        text: [row.title, row.hotel].filter(Boolean).join(' · ') || null,
        image: toImage(row.image, locale),
        person: {
          email: profileOptions.showEmail || seesAll(me, row) ? row.email : null,
          ...toCardFields(row, profileOptions.extraFields, locale),
        },
      }));
    },
  };
}
