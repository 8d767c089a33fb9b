import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { groupMembers, groups, postMedia, posts } from './posts.tables.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';

/** Groups that every member of the customer may read. */
export const openGroup: SQL = sql`${groups.visibility} = 'everybody'`;

/** Groups that a member may read. */
export const groupReadBy = (userId: SQLWrapper | string | null): SQL => sql`(${openGroup} or exists (select 1 from ${groupMembers}
    where ${groupMembers.groupId} = ${groups.id} and ${groupMembers.userId} = ${userId}))`;

/** Media on a post of such a group, or the group's own picture. */
export const mediaOfGroup = (
  condition: SQL,
): SQL => sql`(exists (select 1 from ${postMedia} join ${posts} on ${posts.id} = ${postMedia.postId}
  join ${groups} on ${groups.id} = ${posts.groupId} where ${postMedia.mediaId} = ${media.id} and ${condition})
  or exists (select 1 from ${groups} where ${groups.imageId} = ${media.id} and ${condition}))`;
