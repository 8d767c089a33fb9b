// The feeds of other websites.
export { createFeedsService, FeedRefusal, type FeedsService, type ImportResult, openOutbound } from '../features/webnews/index.ts';
