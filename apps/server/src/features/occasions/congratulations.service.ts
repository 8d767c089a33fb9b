import type { Schemas } from '@foyer/api';
import { dayIn } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { birthdayRule } from '../../shared/people/birthday.policy.ts';
import { type AnnounceUnread, type CongratulatedDay, recordCongratulation, withdrawCongratulation } from '../activities/index.ts';
import { countReceived, give, lastAndCount, listGiven, takeBack } from './congratulations.repository.ts';
import { mayCongratulate, shows } from './occasions.policy.ts';
import { occasionId } from './occasions.presenter.ts';
import { createOccasionsRepository } from './occasions.repository.ts';
import { nextCelebration } from './occasions.rules.ts';

const types = ['birthday', 'anniversary'] as const;

/** Whose occasion of which type an id names; undefined for what is no such id. */
function readId(id: string): Pick<CongratulatedDay, 'type' | 'userId'> | undefined {
  const type = types.find((one) => id.startsWith(occasionId(one, '')));
  return type && { type, userId: id.slice(occasionId(type, '').length) };
}

interface Parts {
  context: Pick<Context, 'db' | 'settings'>;
  announce: AnnounceUnread;
  now?: () => Date;
}

/** Congratulations on occasions of today. Whatever a member may not see or do answers 404. */
export function createCongratulationsService({ context: { db, settings }, announce, now = () => new Date() }: Parts) {
  const occasions = createOccasionsRepository({ db });
  const todayOf = async (orgId: string) => dayIn((await settings.of(orgId)).timeZone, now());

  /** How many congratulated the member on an occasion of today's; undefined where they have none. */
  async function received({ id: userId, orgId }: Me, type: CongratulatedDay['type'], today: string) {
    const row = await occasions.find(orgId, userId, type);
    if (!row || nextCelebration(row.day, today).on !== today) return [];
    return [{ occasion_id: occasionId(type, userId), count: await countReceived(db, { orgId, userId, type, day: today }) }];
  }

  async function own(me: Me): Promise<Schemas['OwnCongratulations']> {
    const today = await todayOf(me.orgId);
    const [given, ...mine] = await Promise.all([listGiven(db, me.id, today), ...types.map((type) => received(me, type, today))]);
    return { given: given.map(({ type, userId }) => occasionId(type, userId)), received: mine.flat() };
  }

  /** The occasion as it may be congratulated on. */
  async function congratulable(me: Me, id: string): Promise<CongratulatedDay> {
    const { type, userId } = found(readId(id));
    const read = await settings.of(me.orgId);
    const rule = birthdayRule(read);
    if (!shows(type, rule)) throw new Problem(404, 'not_found');
    const { day: began, person } = found(await occasions.find(me.orgId, userId, type, rule));
    const day = dayIn(read.timeZone, now());
    if (!mayCongratulate(me, { userId: person.id, celebratedOn: nextCelebration(began, day).on }, day)) throw new Problem(404, 'not_found');
    return { orgId: me.orgId, userId, type, day };
  }

  return {
    own,

    /** Repeating it changes nothing. */
    async set(me: Me, id: string, congratulate: boolean): Promise<Schemas['OwnCongratulations']> {
      const occasion = await congratulable(me, id);
      const changed = await db.transaction(async (tx) => {
        if (!(await (congratulate ? give(tx, occasion, me.id) : takeBack(tx, occasion, me.id)))) return false;
        if (congratulate) await recordCongratulation(tx, occasion, me.id);
        else await withdrawCongratulation(tx, occasion, me.id, () => lastAndCount(tx, occasion));
        return true;
      });
      if (changed) await announce([occasion.userId]);
      return own(me);
    },
  };
}
