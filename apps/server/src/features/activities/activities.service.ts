import type { Schemas } from '@foyer/api';
import { localeOfWording, type Wording } from '@foyer/locales';
import { paginate } from '../../platform/http/pagination.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { toActivity } from './activities.presenter.ts';
import type { AnnounceUnread } from './activities.announce.ts';
import type { ActivitiesRepository, Reader } from './activities.repository.ts';

/** How many a page of the feed holds. */
const limit = 20;

interface ActivitiesParts {
  activities: ActivitiesRepository;
  types: ContentTypes;
  announce: AnnounceUnread;
  /** Makes the notifications of what was read old. */
  makeOld(userId: string, until: Date): Promise<void>;
}

/** What a member reads of what happened. */
export function createActivitiesService({ activities, types, announce, makeOld }: ActivitiesParts) {
  const unread = async (reader: Reader): Promise<Schemas['UnreadCount']> => ({ count: await activities.countUnread(reader) });
  return {
    unread,

    async list(reader: Reader, pageNumber: number, wording: Wording): Promise<Schemas['ActivityList']> {
      const page = { page: pageNumber, limit };
      const { rows, total, unreadSince } = await activities.list(reader, page, localeOfWording(wording));
      return {
        results: rows.map((row) => toActivity(row, types, wording)),
        unread_since: unreadSince?.toISOString() ?? null,
        pagination: paginate(page, total),
      };
    },

    /** Answers what is unread now, and notifies the member's other pages. */
    async markAsRead(reader: Reader, until: Date): Promise<Schemas['UnreadCount']> {
      await activities.markAsRead(reader, until);
      await makeOld(reader.id, until);
      await announce([reader.id]);
      return unread(reader);
    },
  };
}
