import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import { maySetUp } from '../setup/index.ts';
import { createPresenceRepository, type Subject, type Tab } from './studio-presence.repository.ts';

/** A tab counts for so long after it was heard of: browsers let a tab in the background speak once a minute. */
export const keptMs = 90_000;

const mayOpen = (me: Me, subject: Schemas['StudioSubject']): boolean =>
  subject === 'article' || subject === 'page' ? mayWrite(me) : maySetUp(me, subject);

/** Says who has what open in the studio (contract: `setStudioPresence`). */
export function createPresenceService({ db, realtime }: Pick<Context, 'db' | 'realtime'>, now: () => Date = () => new Date()) {
  const presences = createPresenceRepository(db);
  const fresh = (): Date => new Date(now().getTime() - keptMs);

  /** Notifies the others who have the same open. */
  async function notify(place: Subject, tab: Tab): Promise<void> {
    const event = { type: 'studio_editors', subject: place.subject, subject_id: place.subjectId || null } as const;
    for (const userId of await presences.otherUsers(place, tab, fresh())) realtime.publish(userId, event);
  }

  return {
    async set(me: Me, id: string, presence: Schemas['StudioPresence'], locale: Locale): Promise<Schemas['StudioEditor'][]> {
      const { subject, subject_id: subjectId } = presence;
      const place = { orgId: me.orgId, subject, subjectId: subjectId ?? '' };
      const hasId = subject === 'article' || subject === 'page';
      if (!mayOpen(me, subject)) throw new Problem(404, 'not_found');
      if (hasId ? !(await presences.exists(place)) : subjectId !== null) throw new Problem(404, 'not_found');
      const tab = { userId: me.id, tab: id };
      await presences.deleteOld(fresh());
      if (await presences.note(tab, place, now())) await notify(place, tab);
      const rows = await presences.others(place, tab, fresh());
      return rows.map(({ person, portrait, openedAt }) => ({
        person: toPerson(person, portrait, locale),
        own: person.id === me.id,
        since: openedAt!.toISOString(),
      }));
    },

    async end(me: Me, id: string): Promise<void> {
      if (!mayWrite(me)) throw new Problem(404, 'not_found');
      const tab = { userId: me.id, tab: id };
      const place = await presences.forget(tab);
      if (place) await notify(place, tab);
    },
  };
}
