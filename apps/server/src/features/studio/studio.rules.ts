import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { newsTopics } from '../../shared/content/news-topics.tables.ts';
import { newsCategories } from '../../shared/content/news.tables.ts';
import { untitled } from '../../shared/content/news.texts.ts';
import { mediaInHtml } from '../../shared/media/media-in-html.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { createMediaFinder } from '../media/index.ts';
import { type Content, toColumns } from './studio.content.ts';

/** An event that ends before it begins. */
function eventFaults({ event }: Content): ProblemField[] {
  if (!event) return [];
  const { first_day: first, last_day: last, start_time: start, end_time: end } = event;
  if (last !== null && last < first) return [{ field: 'content.event.last_day', code: 'before_start' }];
  const oneDay = last === null || last === first;
  return oneDay && start !== null && end !== null && end < start ? [{ field: 'content.event.end_time', code: 'before_start' }] : [];
}

/** What members may read needs a headline in each of its languages. */
const titleFaults = (content: Content, usual: Locale): ProblemField[] =>
  untitled(toColumns(content), usual).map((locale) => ({ field: `content.texts.${locale}.title`, code: 'required' }));

/** Media that stand in the text, by the ids in their addresses, with and without what names their version. */
const mediaInTexts = ({ texts }: Content): string[] => Object.values(texts).flatMap(({ content }) => mediaInHtml(content).flat());

type Reading = Pick<Db, 'select'>;

/** Which of these media the editor may show: the customer's, and none that hang on what is closed to the editor. */
async function showable(db: Db, me: Me, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.orgId, me.orgId), inArray(media.id, [...ids])));
  const hidden = await createMediaFinder({ db }).hidden(me.orgId, ids, { userId: me.id, editor: true });
  return new Set(rows.flatMap(({ id }) => (hidden.has(id) ? [] : [id])));
}

/** The media of an article that guests are given with it: all where they may read it, its picture where a link may be shared with them. */
export function mediaForGuests(content: Content): string[] {
  if (content.visibility === 'all') return [...mediaOf(content), ...mediaInTexts(content)];
  return content.shareable && content.image_id !== null ? [content.image_id] : [];
}

/** Media that are named, not those in the texts. */
const mediaOf = ({ image_id: picture, gallery_ids: gallery, attachment_ids: attachments }: Content): string[] => [
  ...(picture === null ? [] : [picture]),
  ...gallery,
  ...attachments,
];

async function mediaFaults(db: Db, me: Me, before: Content, after: Content): Promise<ProblemField[]> {
  const known = new Set([...mediaOf(before), ...mediaInTexts(before)]);
  const added = [...new Set([...mediaOf(after), ...mediaInTexts(after)])].filter((id) => !known.has(id));
  const may = await showable(db, me, added);
  const refused = (id: string) => !known.has(id) && !may.has(id);
  const fault = (field: string, ids: readonly string[]): ProblemField[] => {
    const place = ids.findIndex(refused);
    return place < 0 ? [] : [{ field: `content.${field}${field === 'image_id' ? '' : `.${place}`}`, code: 'not_allowed' }];
  };
  const hiddenInText = Object.entries(after.texts).flatMap(([locale, text]) => {
    const ids = mediaInTexts({ ...after, texts: { [locale]: text } });
    // One address makes several ids it might mean: it is the customer's own if one of them is, and hidden if none is.
    return ids.length > 0 && ids.every(refused) ? [{ field: `content.texts.${locale}.content`, code: 'not_allowed' }] : [];
  });
  return [
    ...fault('image_id', after.image_id === null ? [] : [after.image_id]),
    ...fault('gallery_ids', after.gallery_ids),
    ...fault('attachment_ids', after.attachment_ids),
    ...hiddenInText,
  ];
}

const others = (ids: readonly string[], found: readonly { id: string }[]): number =>
  ids.findIndex((id) => !found.some((one) => one.id === id));

/** What it names must be the customer's; what it named before may stay. */
async function referenceFaults(db: Reading, orgId: string, before: Content, after: Content): Promise<ProblemField[]> {
  const faults: ProblemField[] = [];
  const { category_id: category, author_id: author, topic_ids: topics } = after;
  if (category !== null && category !== before.category_id) {
    const { id, orgId: owner } = newsCategories;
    const found = await db
      .select({ id })
      .from(newsCategories)
      .where(and(eq(owner, orgId), eq(id, category)));
    if (found.length === 0) faults.push({ field: 'content.category_id', code: 'not_allowed' });
  }
  if (author !== before.author_id) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(visiblePeople(orgId), eq(users.id, author)));
    if (found.length === 0) faults.push({ field: 'content.author_id', code: 'not_allowed' });
  }
  if (topics.length > 0 && !isDeepStrictEqual(topics, before.topic_ids)) {
    const { id, orgId: owner } = newsTopics;
    const found = await db
      .select({ id })
      .from(newsTopics)
      .where(and(eq(owner, orgId), inArray(id, topics)));
    const place = others(topics, found);
    if (place >= 0) faults.push({ field: `content.topic_ids.${place}`, code: 'not_allowed' });
  }
  return faults;
}

/** What is refused of a change, by field. */
export async function faultsOf(db: Db, me: Me, { before, after, draft }: { before: Content; after: Content; draft: boolean }) {
  return [
    ...(draft ? [] : titleFaults(after, me.language)),
    ...eventFaults(after),
    ...(await referenceFaults(db, me.orgId, before, after)),
    ...(await mediaFaults(db, me, before, after)),
  ];
}
