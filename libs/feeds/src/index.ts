export { type Feed, FeedFault, type FeedItem, parseFeedDocument } from './parse.ts';
