import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SettingsReader } from '../../platform/settings/settings-reader.ts';
import type { OnwardRepository } from './news.onward.ts';

/** Notes what members do with articles; both throw 404 where an article is not out. */
export function createReads(reads: OnwardRepository, settings: SettingsReader) {
  const refuse = (isOut: boolean): void => {
    if (!isOut) throw new Problem(404, 'not_found');
  };
  return {
    /** Notes that a member has read an article to its end. */
    async markAsRead({ orgId, id: userId }: Me, id: string): Promise<void> {
      refuse(await reads.note(orgId, id, userId, true));
    },

    /** Notes that a member has opened an article, where the customer wants numbers; elsewhere nothing. */
    async markAsOpened({ orgId, id: userId }: Me, id: string): Promise<void> {
      const { articleNumbers } = await settings.of(orgId);
      refuse(await (articleNumbers ? reads.note(orgId, id, userId, false) : reads.isOut(orgId, id)));
    },
  };
}
