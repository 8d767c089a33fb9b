export { newsContent } from './news.content.ts';
export { createNewsHandlers } from './news.handlers.ts';
export { sanitizeContent } from './news.html.ts';
export { toPublication, toTeaser, withoutReactions } from './news.presenter.ts';
export { createNewsRepository, type NewsRepository, type TeaserRow } from './news.repository.ts';
export { readWhole } from './news.whole.ts';
