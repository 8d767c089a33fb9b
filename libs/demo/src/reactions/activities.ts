import { type activities, contentOf, newsContent, sentenceFor } from '@foyer/server/seed';
import { demoId } from '../ids.ts';
import { createRandom } from '../random.ts';

type ActivityRow = typeof activities.$inferInsert;

interface Said {
  id: string;
  newsId: string;
  authorId: string;
  /** The comment that it replies to. */
  parentId?: string | null;
  mentions?: readonly { id: string }[];
  createdAt: Date;
}

/** All members were asked to confirm that they have read an article. */
export interface Asked {
  newsId: string;
  actorId: string;
  askedAt: Date;
}

/** What has been said at a customer's. */
export interface Discussions {
  orgId: string;
  articles: readonly { id: string; authorId: string }[];
  comments: readonly Said[];
  asked?: readonly Asked[];
}

/** A member who can log in, and how many of the latest activities they have yet to read. */
export interface Reader {
  id: string;
  unread: number;
}

const minute = 60_000;

/** The activities of the comments for one reader, by the rules that hold while people write. */
function activitiesOfComments(reader: Reader, { orgId, articles, comments }: Discussions): ActivityRow[] {
  const authors = new Map(articles.map(({ id, authorId }) => [id, authorId]));
  const speakers = new Map(comments.map(({ id, authorId }) => [id, authorId]));
  const person = { id: reader.id, orgId, active: true, emailConfirmedAt: new Date(0) };
  const joined = new Set<string>();
  return comments
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .flatMap(({ id, newsId, authorId: actorId, parentId, mentions = [], createdAt }): ActivityRow[] => {
      const authorId = authors.get(newsId)!;
      if (actorId === reader.id) joined.add(newsId);
      const mentioned = mentions.map((mention) => mention.id);
      // Who began the thread has commented on the article.
      if (authorId !== reader.id && !joined.has(newsId) && !mentioned.includes(reader.id)) return [];
      const threadBy = parentId ? speakers.get(parentId) : undefined;
      const sentence = sentenceFor(person, { orgId, authorId, commentedBy: actorId, threadBy, mentioned });
      if (!sentence) return [];
      const about = { ...contentOf(newsContent, orgId, newsId), commentId: id };
      const row = { ...about, userId: reader.id, type: 'comment' as const, sentence, actorId, createdAt };
      return [{ ...row, id: demoId(createRandom('activity', reader.id, id), createdAt) }];
    });
}

/** The activities that ask a member for confirmations; none for those they ask themselves. */
export const activitiesOfDemands = (userId: string, orgId: string, asked: readonly Asked[]): ActivityRow[] =>
  asked
    .filter(({ actorId }) => actorId !== userId)
    .map(({ newsId, actorId, askedAt }) => ({
      ...{ id: demoId(createRandom('asked', userId, newsId), askedAt), ...contentOf(newsContent, orgId, newsId), userId, actorId },
      ...{ type: 'others', sentence: 'confirmation_asked', createdAt: askedAt },
    }));

const newestFirst = (a: ActivityRow, b: ActivityRow): number => b.createdAt!.getTime() - a.createdAt!.getTime();

/** All activities of a reader, the newest first: the newest comments have yet to be read, and what the reader is asked to do is open. */
function activitiesOf(reader: Reader, discussions: Discussions): ActivityRow[] {
  const said = activitiesOfComments(reader, discussions)
    .sort(newestFirst)
    .map((row, index) => ({ ...row, readAt: index < reader.unread ? null : new Date(row.createdAt!.getTime() + minute) }));
  return [...said, ...activitiesOfDemands(reader.id, discussions.orgId, discussions.asked ?? [])].sort(newestFirst);
}

/** The feeds of those who can log in, made from what has been said. Nothing that happened after the demo was made is in them. */
export const createActivities = (readers: readonly Reader[], discussions: Discussions): ActivityRow[] =>
  readers.flatMap((reader) => activitiesOf(reader, discussions));
