import { type Content, contentOf, newsContent } from '@foyer/server/seed';

/** Hangs what was made for articles on them, as it is stored. */
export const onArticles = <Row extends { newsId: string }>(orgId: string, rows: readonly Row[]): (Omit<Row, 'newsId'> & Content)[] =>
  rows.map(({ newsId, ...row }) => ({ ...row, ...contentOf(newsContent, orgId, newsId) }));
