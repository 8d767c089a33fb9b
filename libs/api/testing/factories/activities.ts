import { pageOf } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const titles = ['Die neue Dachterrasse ist offen', 'Sommerfest im Garten', 'Ein Blick hinter die Küchentür'];

const sentence = (name: string, index: number): string => {
  const title = titles[index % titles.length]!;
  return index % 2 === 0 ? `${name} hat Ihren Artikel „${title}“ kommentiert.` : `${name} hat „${title}“ ebenfalls kommentiert.`;
};

/** Something that happened; `index` chooses another person, text and hour. A comment, unread, unless it is said otherwise. */
export function anActivity(overrides: Partial<Schemas['Activity']> = {}, index = 0): Schemas['Activity'] {
  const { id, name, image } = aPerson({}, index + 1);
  return {
    id: sampleId(80, index),
    user_id: id,
    user_name: name,
    img: image,
    date_posted: hoursAgo(index * 7 + 1),
    text: sentence(name, index),
    read: false,
    to_do: false,
    type: 'comment',
    url: `/news/${sampleId(20, index)}#comments`,
    membership: null,
    ...overrides,
  };
}

/** So many activities, newest first, the first few of them unread. */
export const someActivities = (count: number, unread = 2): Schemas['Activity'][] =>
  Array.from({ length: count }, (_, index) => anActivity({ read: index >= unread }, index));

/** A page of the feed. */
export function anActivityList(activities: Schemas['Activity'][] = someActivities(5), page = 1, limit = 20): Schemas['ActivityList'] {
  const oldest = activities.findLast(({ read, to_do: toDo }) => !read && !toDo);
  return { ...pageOf(activities, page, limit), unread_since: oldest?.date_posted ?? null };
}

/** How many are unread. */
export const anUnreadCount = (count = 2): Schemas['UnreadCount'] => ({ count });

/** What the feed sends when it was read. */
export const aMarkAsReadRequest = (overrides: Partial<Schemas['MarkAsReadRequest']> = {}): Schemas['MarkAsReadRequest'] => ({
  until: hoursAgo(1),
  ...overrides,
});
