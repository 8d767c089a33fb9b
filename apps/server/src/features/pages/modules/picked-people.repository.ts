import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { hotels, users } from '../../../shared/people/people.tables.ts';
import { joinedImage } from '../../../shared/media/media.repository.ts';
import { inHotel, visiblePeople } from '../../../shared/people/people.visibility.ts';
import { personColumns } from '../../../shared/people/person.presenter.ts';
import { userFieldColumns } from '../../../shared/people/user-fields.ts';

const portrait = joinedImage('portrait', users);

/** Reads people whom an editor has picked one by one. */
export function createPickedPeopleRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** Those among the ids whom members of the org see, in the order of the ids, each once. */
    async findAll(orgId: string, ids: readonly string[]) {
      if (ids.length === 0) return [];
      const rows = await db
        .select({
          ...personColumns,
          ...userFieldColumns,
          title: users.title,
          hotel: { id: hotels.id, name: hotels.name, city: hotels.city },
          image: portrait.columns,
        })
        .from(users)
        .leftJoin(hotels, inHotel)
        .leftJoin(portrait.table, portrait.on)
        .where(and(visiblePeople(orgId), inArray(users.id, [...ids])));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    },
  };
}
