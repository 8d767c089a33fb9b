import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { createNumbersRepository } from './news-numbers.repository.ts';

type Numbers = Schemas['StudioArticleNumbers'];

const toCounts = ({ audience, opened, finished, confirmed }: Schemas['NewsNumbers']) => ({ audience, opened, finished, confirmed });

/** What editors see of the numbers of an article. */
export function createNumbersService({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const numbers = createNumbersRepository({ db });
  return {
    /** Throws 404 where the customer wants none, and for an article that there is not. */
    async read(me: Me, id: string, locale: Locale): Promise<Numbers> {
      if (!(await settings.of(me.orgId)).articleNumbers) throw new Problem(404, 'not_found');
      const { title } = found(await numbers.find(me.orgId, id, locale));
      const [days, hotels] = await Promise.all([numbers.days(id), numbers.hotels(id)]);
      const [newest] = days;
      return {
        article: { id, title: title ?? '' },
        as_of: newest?.day ?? null,
        total: newest ? toCounts(newest) : null,
        days: days.map((row) => ({ day: row.day, ...toCounts(row) })).reverse(),
        hotels: hotels.length > 1 ? hotels.map((row) => ({ id: row.id, name: row.name, ...toCounts(row) })) : [],
      };
    },
  };
}
