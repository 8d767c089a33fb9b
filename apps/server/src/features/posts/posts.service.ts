import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { isOpen, mayReadGroup } from './posts.policy.ts';
import { toPost } from './posts.presenter.ts';
import { createPostsRepository } from './posts.repository.ts';

/** What members read of groups. */
export function createPostsService(context: Pick<Context, 'db'>) {
  const posts = createPostsRepository(context);

  async function read(orgId: string, groupId: string, page: PageRequest, locale: Locale): Promise<Schemas['Post'][]> {
    const rows = await posts.list(orgId, groupId, page);
    const media = await posts.mediaOf(
      orgId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toPost(row, media.get(row.id) ?? [], locale));
  }

  return {
    /** Throws 404 for a group that does not exist or that the member may not read. */
    async list(me: Me, groupId: string, page: PageRequest, locale: Locale): Promise<Schemas['PostList']> {
      const group = await posts.findGroup(me.orgId, groupId, me.id);
      if (!group || !mayReadGroup(me, group)) throw new Problem(404, 'not_found');
      const [results, total] = await Promise.all([read(me.orgId, groupId, page, locale), posts.count(me.orgId, groupId)]);
      return { results, pagination: paginate(page, total) };
    },

    /** The groups that the member may read, by name. */
    readableGroups: async (me: Me, locale: Locale) =>
      (await posts.listReadable(me.orgId, me.id)).map(({ image, ...group }) => ({ ...group, image: toImage(image, locale) })),

    /** A group as a page shows it to every member alike: without posts where not everybody may read them. Null where there is no such group. */
    async stream(orgId: string, groupId: string, limit: number, locale: Locale) {
      const group = await posts.findGroup(orgId, groupId, null);
      if (!group) return null;
      // One more is read to know whether there are more.
      const first = isOpen(group) ? await read(orgId, groupId, { page: 1, limit: limit + 1 }, locale) : [];
      return {
        name: group.name,
        // The picture of a closed group is its members' alone.
        image: isOpen(group) ? toImage(group.image, locale) : null,
        isOpen: isOpen(group),
        hasMore: first.length > limit,
        posts: first.slice(0, limit),
      };
    },
  };
}
