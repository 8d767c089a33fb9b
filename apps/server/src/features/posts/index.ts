export { createPostsHandlers } from './posts.handlers.ts';
export { groupReadBy, mediaOfGroup, openGroup } from './posts.media.ts';
export { createPostsRepository } from './posts.repository.ts';
export { createPostsService } from './posts.service.ts';
