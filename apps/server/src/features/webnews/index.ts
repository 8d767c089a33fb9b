export type { ImportResult } from './feed.import.ts';
export { createFeedsService, FeedRefusal, type FeedsService } from './feeds.service.ts';
export { createWebNewsHandlers } from './webnews.handlers.ts';
export { mediaOfWebNews } from './webnews.media.ts';
export { createWebNewsService, type WebNewsService } from './webnews.service.ts';
export { openOutbound } from './webnews.ts';
