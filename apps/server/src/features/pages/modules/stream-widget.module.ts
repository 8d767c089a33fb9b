import { z } from 'zod';
import { choice, count } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** The newest posts of a group, under the editor's title or the group's name. Null where the group is gone. */
export const definition = defineModule({
  type: 'stream_widget',
  config: z.object({ groupId: choice('group'), maxRecords: count(10) }),
  visibility: 'members',
  async resolve({ groupId, maxRecords }, { orgId, locale, title, posts }) {
    const stream = await posts.stream(orgId, groupId, maxRecords, locale);
    return (
      stream && {
        title: title || stream.name,
        group: { id: groupId, name: stream.name, image: stream.image },
        options: { groupId, maxRecords, is_open: stream.isOpen, has_more: stream.hasMore },
        results: stream.posts,
      }
    );
  },
});
