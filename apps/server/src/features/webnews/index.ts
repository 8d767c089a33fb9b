export { createFeedImport, type ImportResult } from './feed.import.ts';
export { createFeedsRepository } from './feeds.repository.ts';
export { createFeedsService, FeedRefusal, type FeedsService } from './feeds.service.ts';
export { createWebNewsHandlers } from './webnews.handlers.ts';
export { mediaOfWebNews } from './webnews.media.ts';
export { toWebNewsItem } from './webnews.presenter.ts';
export { createWebNewsRepository, type WebNewsRepository } from './webnews.repository.ts';
export { openOutbound } from './webnews.ts';
