import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SettingsReader } from '../../platform/settings/settings-reader.ts';
import type { OnwardRepository } from './news.onward.ts';

/** Notes what members do with articles; both throw 404 where an article is not out. */
export function createReads(reads: OnwardRepository, settings: SettingsReader) {
  const note = async ({ orgId, id: userId }: Me, id: string, finished: boolean): Promise<void> => {
    if (!(await reads.note(orgId, id, userId, finished))) throw new Problem(404, 'not_found');
  };
  return {
    /** Notes that a member has read an article to its end. */
    markAsRead: (me: Me, id: string) => note(me, id, true),

    /** Notes that a member has opened an article, where the customer wants numbers; elsewhere nothing. */
    async markAsOpened(me: Me, id: string): Promise<void> {
      if ((await settings.of(me.orgId)).articleNumbers) await note(me, id, false);
    },
  };
}
