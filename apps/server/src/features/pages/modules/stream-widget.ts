import { localize } from '../../../platform/db/localized.ts';
import type { ModuleResolver } from './resolver.ts';

const mostRecords = 10;

/** The newest posts of a group, under the editor's title or the group's name. Null where the group is gone. */
export const resolveStreamWidget: ModuleResolver<'stream_widget'> = async ({ id, type, title, config }, { orgId, locale }, { posts }) => {
  const maxRecords = Math.min(Math.max(1, config.maxRecords), mostRecords);
  const stream = await posts.stream(orgId, config.groupId, maxRecords, locale);
  return (
    stream && {
      id,
      type,
      title: localize(title, locale).text || stream.name,
      group: { id: config.groupId, name: stream.name, image: stream.image },
      options: { groupId: config.groupId, maxRecords, is_open: stream.isOpen, has_more: stream.hasMore },
      results: stream.posts,
    }
  );
};
