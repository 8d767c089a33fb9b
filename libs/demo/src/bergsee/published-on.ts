import type { Calendar } from '../calendar.ts';
import type { HouseArticle } from './articles.ts';

/** When an article came out: in the morning, but never after the demo is made. */
export const publishedOn = ({ age }: Pick<HouseArticle, 'age'>, { daysAgo, now }: Calendar): Date =>
  new Date(Math.min(daysAgo(age).getTime() + 9 * 3_600_000, now.getTime()));
