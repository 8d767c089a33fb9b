import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { groupReadBy } from './posts.media.ts';
import { groupMembers, groups, postMedia, posts } from './posts.tables.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { type MediaRow } from '../../platform/storage/media.row.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: posts.orgId });
const picture = joinedImage('picture', groups);

const inGroup = (orgId: string, groupId: string): SQL => and(eq(posts.orgId, orgId), eq(posts.groupId, groupId))!;

const { id, groupId: group, description, createdAt } = posts;

/** Reads groups and what was written to them. Whether a member may read it is decided before (`posts.policy.ts`). */
export function createPostsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** A group and whether the user belongs to it. */
    async findGroup(orgId: string, groupId: string, userId: string | null) {
      const [row] = await db
        .select({
          id: groups.id,
          orgId: groups.orgId,
          name: groups.name,
          visibility: groups.visibility,
          image: picture.columns,
          belongs: sql<boolean>`exists (select from ${groupMembers} where ${groupMembers.groupId} = ${groups.id} and ${groupMembers.userId} = ${userId})`,
        })
        .from(groups)
        .leftJoin(picture.table, picture.on)
        .where(and(eq(groups.orgId, orgId), eq(groups.id, groupId)));
      return row;
    },

    /** The groups that a member may read, by name. */
    listReadable: async (orgId: string, userId: string) =>
      db
        .select({ id: groups.id, name: groups.name, image: picture.columns })
        .from(groups)
        .leftJoin(picture.table, picture.on)
        .where(and(eq(groups.orgId, orgId), groupReadBy(userId)))
        .orderBy(groups.name, groups.id),

    /** One page of a group's posts, newest first. */
    list: async (orgId: string, groupId: string, page: PageRequest) =>
      db
        .select({ ...{ id, groupId: group, description, createdAt }, author: personColumns, portrait: portrait.columns })
        .from(posts)
        .innerJoin(users, eq(users.id, posts.authorId))
        .leftJoin(portrait.table, portrait.on)
        .where(inGroup(orgId, groupId))
        .orderBy(desc(posts.createdAt), asc(posts.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    count: async (orgId: string, groupId: string): Promise<number> => db.$count(posts, inGroup(orgId, groupId)),

    /** The pictures and files of posts, by post and in their authors' order. */
    async mediaOf(orgId: string, postIds: readonly string[]): Promise<Map<string, MediaRow[]>> {
      if (postIds.length === 0) return new Map();
      const rows = await db
        .select({ postId: postMedia.postId, medium: media })
        .from(postMedia)
        .innerJoin(media, and(eq(media.id, postMedia.mediaId), eq(media.orgId, orgId)))
        .where(inArray(postMedia.postId, [...postIds]))
        .orderBy(postMedia.position, postMedia.mediaId);
      const groupedByPost = Map.groupBy(rows, ({ postId }) => postId);
      return new Map([...groupedByPost].map(([postId, found]) => [postId, found.map(({ medium }) => medium)]));
    },
  };
}
export type PostsRepository = ReturnType<typeof createPostsRepository>;
export type PostRow = Awaited<ReturnType<PostsRepository['list']>>[number];
