export { createPostsHandlers } from './posts.handlers.ts';
export { groupReadBy, mediaOfGroup, openGroup } from './posts.media.ts';
export { createPostsService } from './posts.service.ts';
