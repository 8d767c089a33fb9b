import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { Content } from '../../shared/content/content-type.ts';
import { notify } from '../notifications/index.ts';
import { kindOf } from './activities.kinds.ts';
import { type Sentence, sentences } from './activities.policy.ts';
import { placeOf } from './activities.place.ts';

/** An activity about a content, as it is written. */
export interface ContentActivity extends Content {
  userId: string;
  actorId: string;
  sentence: Sentence;
  commentId?: string;
}

/** What makes one notification: all that is said about a content by the same sentence. */
export const subjectOf = ({ contentType, contentId }: Pick<Content, 'contentType' | 'contentId'>): string => `${contentType} ${contentId}`;

/** In the order of the kinds, in which `notify` is to be called. */
const ordered = sentences.toSorted((one, other) => (kindOf[one].kind < kindOf[other].kind ? -1 : 1));

/** Notifies members of what one person did about one content, in the transaction that writes the activities. */
export async function notifyOfContent(tx: Pick<Db, 'select' | 'insert'>, rows: readonly ContentActivity[], at: SQL): Promise<void> {
  const bySentence = Map.groupBy(rows, ({ sentence }) => sentence);
  for (const sentence of ordered) {
    const [first, ...others] = bySentence.get(sentence) ?? [];
    if (!first) continue;
    const { orgId, actorId, contentType, contentId, commentId } = first;
    await notify(tx, kindOf[sentence], {
      ...{ orgId, actorId, at, content: { contentType, contentId }, subject: subjectOf(first) },
      userIds: [first, ...others].map(({ userId }) => userId),
      place: `#${placeOf({ sentence, commentId: commentId ?? null })}`,
      ...(commentId !== undefined && { source: commentId }),
    });
  }
}
