import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createOldMaker } from '../notifications/index.ts';
import { activityKinds } from './activities.kinds.ts';
import { announceOnConnect, createAnnouncer } from './activities.announce.ts';
import { addActivityJobs } from './activities.background.ts';
import { createActivitiesRepository } from './activities.repository.ts';
import { createActivitiesService } from './activities.service.ts';

type Operations = 'listActivities' | 'getUnreadActivities' | 'markActivitiesAsRead';

/** The operations on the activity feed. */
export function createActivitiesHandlers(context: Context, types: ContentTypes): Pick<Handlers, Operations> {
  const repository = createActivitiesRepository(context, types);
  announceOnConnect(context, types);
  addActivityJobs(context, types);
  const makeOld = createOldMaker(context, types, activityKinds);
  const service = createActivitiesService({ activities: repository, types, announce: createAnnouncer(context, types), makeOld });
  return {
    listActivities: ({ query: { page = 1 }, wording, ...input }) => service.list(member(input), page, wording),
    getUnreadActivities: (input) => service.unread(member(input)),
    markActivitiesAsRead: ({ body, ...input }) => service.markAsRead(member(input), new Date(body.until)),
  };
}
