import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import type { NotificationKind } from './notification-kind.ts';
import { createNotificationsRepository } from './notifications.repository.ts';

/** Makes old what a member has seen in another place, until a moment and of some kinds alone. Call it after the write there. */
export function createOldMaker(context: Pick<Context, 'db'>, types: ContentTypes, kinds: readonly NotificationKind[]) {
  const { makeOld } = createNotificationsRepository(context, types);
  const names = kinds.map(({ kind }) => kind);
  return (userId: string, until: Date): Promise<void> => makeOld({ id: userId }, until, names);
}
