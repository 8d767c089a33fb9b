import type { Schemas } from '@foyer/api';
import { dayIn } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { Problem } from '../../platform/http/problem.ts';
import { birthdayRule } from '../../shared/people/birthday.policy.ts';
import { mostOccasions, occasionsConfig } from './occasions.config.ts';
import { shows } from './occasions.policy.ts';
import { toOccasion } from './occasions.presenter.ts';
import { createOccasionsRepository } from './occasions.repository.ts';

type Occasion = Schemas['Occasion'];

/** Whose occasions, in which language, and how many of each type at most. */
export interface OccasionsWish {
  orgId: string;
  locale: Locale;
  limit: number;
  /** For visitors of a website: of members who let it, and no more of them than is celebrated. */
  forGuests?: boolean;
}

/** On the same day birthdays come first. */
const byDay = (one: Occasion, other: Occasion): number =>
  one.celebrated_on === other.celebrated_on ? 0 : one.celebrated_on < other.celebrated_on ? -1 : 1;

/** Who is celebrated next: birthdays and work anniversaries of the active members, from the customer's today on. */
export function createOccasionsService({ db, settings }: Pick<Context, 'db' | 'settings'>, now: () => Date = () => new Date()) {
  const occasions = createOccasionsRepository({ db });

  async function birthdays({ orgId, locale, limit, forGuests }: OccasionsWish): Promise<Occasion[]> {
    const read = await settings.of(orgId);
    const rule = birthdayRule(read);
    if (!shows('birthday', rule)) return [];
    const today = dayIn(read.timeZone, now());
    const rows = await occasions.birthdays({ orgId, today, limit, forGuests }, rule);
    return rows.map((row) => toOccasion(row, 'birthday', { today, locale, forGuests, ...read.profileOptions }));
  }

  async function anniversaries({ orgId, locale, limit, forGuests }: OccasionsWish): Promise<Occasion[]> {
    const { timeZone, profileOptions } = await settings.of(orgId);
    const today = dayIn(timeZone, now());
    const rows = await occasions.anniversaries({ orgId, today, limit, forGuests });
    return rows.map((row) => toOccasion(row, 'anniversary', { today, locale, forGuests, ...profileOptions }));
  }

  return {
    birthdays,
    anniversaries,

    /** Both in one list. Its first `limit` are the next ones of all. */
    feed: async (wish: OccasionsWish): Promise<Occasion[]> =>
      (await Promise.all([birthdays(wish), anniversaries(wish)])).flat().toSorted(byDay),

    /** How many of each type there are where the request names none: as many as the module shows. Throws 404 for a module that the org has not. */
    async usualLimit(orgId: string, moduleId: string | undefined): Promise<number> {
      if (moduleId === undefined) return mostOccasions;
      const module = await occasions.findModule(orgId, moduleId);
      if (!module) throw new Problem(404, 'not_found');
      return occasionsConfig.safeParse(module.config).data?.maxRecords ?? mostOccasions;
    },
  };
}
export type OccasionsService = ReturnType<typeof createOccasionsService>;
