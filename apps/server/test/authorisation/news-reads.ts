import { ids } from '../fixture.ts';
import type { Case } from './matrix.ts';

/** Notes that an article was opened, or read: each member with articles of their own customer. */
const noted = (what: 'opened' | 'read'): Case[] => [
  { name: 'of this customer', call: { method: 'PUT', url: `/news/${ids.news.newest}/${what}` }, answers: { others: 204, outsider: 404 } },
  {
    name: 'of another customer',
    call: { method: 'PUT', url: `/news/${ids.news.otherOrg}/${what}` },
    answers: { others: 404, outsider: 204 },
  },
];

/** The operations by which members note what they do with articles. */
export const newsReadCases = { markNewsAsOpened: noted('opened'), markNewsAsRead: noted('read') };
