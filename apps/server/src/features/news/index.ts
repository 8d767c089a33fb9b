export { newsContent } from './news.content.ts';
export { createLinkedArticles } from './news.previews.ts';
export { createNewsHandlers } from './news.handlers.ts';
export { sanitizeContent } from './news.html.ts';
export { createNewsReader, type NewsReader } from './news.reader.ts';
export { createNewsSearch } from './news.search.ts';
export { newsReads } from './news-reads.tables.ts';
