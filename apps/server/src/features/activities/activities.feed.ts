import { and, eq, isNull, min, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { jsonColumn, jsonList, jsonObject } from '../../platform/db/json.ts';
import { keptBy } from '../../platform/db/kept.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import type { ImageRow } from '../../shared/media/media.presenter.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns, type PersonRow } from '../../shared/people/person.presenter.ts';
import { toDoSentences } from './activities.policy.ts';
import { activities } from './activities.tables.ts';

const { id, type, sentence, createdAt, readAt, contentType, contentId, commentId, others } = activities;
const columns = { id, type, sentence, createdAt, readAt, contentType, contentId, commentId, others };

/** An activity as it is read. */
export interface ActivityRow extends Pick<typeof activities.$inferSelect, keyof typeof columns> {
  /** Of its content. */
  title: string | null;
  actor: PersonRow | null;
  portrait: ImageRow | null;
}

/** A page of a member's feed, how many activities there are, and when the oldest unread one was posted but for what the member has yet to do. */
export interface Feed {
  rows: ActivityRow[];
  total: number;
  unreadSince: Date | null;
}

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: activities.orgId });
const value = (name: string): SQL<string> => sql`${sql.placeholder(name)}::text`;

/**
 * A page of a feed in one statement, which is built once for each language. The member's activities are counted by content, from an index alone, so that
 * each of their contents is looked at once, however many activities are about it.
 */
export function createFeed({ db }: Pick<Context, 'db'>, types: ContentTypes) {
  const me = { id: value('id'), orgId: value('orgId') };
  const own = and(eq(activities.userId, me.id), eq(activities.orgId, me.orgId));

  const mine = db
    .select({ orgId: activities.orgId, contentType, contentId, total: sql<number>`count(*)`.as('total') })
    .from(activities)
    .where(own)
    .groupBy(activities.orgId, contentType, contentId)
    .as('mine');
  /** Those without a content, and those whose content has not been withdrawn since. */
  const seen = db
    .$with('seen')
    .as(
      types
        .join(db.select({ contentType: mine.contentType, contentId: mine.contentId, total: mine.total }).from(mine).$dynamic(), mine, me)
        .where(or(isNull(mine.contentId), types.joined)),
    );
  const isSeen = sql`(${contentId} is null or (${contentType}, ${contentId}) in (select content_type, content_id from ${seen}))`;
  const total = sql<number>`(select coalesce(sum(total), 0) from ${seen})`.mapWith(Number);
  const unreadSince = db
    .select({ moment: min(createdAt) })
    .from(activities)
    .where(and(own, isNull(readAt), notInArray(sentence, [...toDoSentences]), isSeen));

  return keptBy((locale: Locale) => {
    const found = sql`select ${id} from ${activities} where ${and(own, isSeen)}
      order by ${createdAt} desc nulls first, ${id} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
    const row = { ...columns, title: types.title(locale), actor: personColumns, portrait: portrait.columns };
    const rows = jsonList(jsonObject<ActivityRow>(row), sql`${createdAt} desc nulls first, ${id}`);
    const listed = types
      .join(
        db
          .select({ rows: jsonColumn(rows) })
          .from(activities)
          .leftJoin(users, eq(users.id, activities.actorId))
          .leftJoin(portrait.table, portrait.on)
          .$dynamic(),
        activities,
        me,
      )
      .where(sql`${id} in (${found})`);
    return db
      .with(seen)
      .select({ total, unreadSince: sql`(${unreadSince})`.mapWith(createdAt), rows: jsonColumn({ ...rows, sql: sql`(${listed})` }) })
      .from(sql`(values (1)) one`)
      .prepare('feed');
  });
}
