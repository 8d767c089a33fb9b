import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createAnnouncer } from './activities.announce.ts';
import { createActivitiesRepository, type Reader } from './activities.repository.ts';

/** Marks the activities of a member as read whose notifications they have seen, and notifies their pages of what is left. */
export function createReadAlong(context: Pick<Context, 'db' | 'realtime' | 'log'>, types: ContentTypes) {
  const { markAsRead } = createActivitiesRepository(context, types);
  const announce = createAnnouncer(context, types);
  return async (reader: Reader, until: Date): Promise<void> => {
    await markAsRead(reader, until);
    await announce([reader.id]);
  };
}
