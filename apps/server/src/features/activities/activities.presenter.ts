import type { Schemas } from '@foyer/api';
import { localeOfWording, type Wording } from '@foyer/locales';
import { translate } from '../../platform/http/messages.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { ActivityRow } from './activities.feed.ts';
import { placeOf } from './activities.place.ts';
import { toDoSentences } from './activities.policy.ts';

/** Keeps a name or title of another direction from mixing up the sentence around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

/** An activity as its reader sees it, in their language and the customer's form of address. */
export function toActivity(row: ActivityRow, types: Pick<ContentTypes, 'get'>, wording: Wording): Schemas['Activity'] {
  const name = row.actor ? nameOf(row.actor) : '';
  return {
    id: row.id,
    user_id: row.actor?.id ?? null,
    user_name: name,
    img: toImage(row.portrait, localeOfWording(wording)),
    date_posted: row.createdAt.toISOString(),
    text: translate(wording, `activity.${row.sentence}`, { name: isolate(name), title: isolate(row.title ?? ''), others: row.others }),
    read: row.readAt !== null,
    to_do: row.readAt === null && toDoSentences.includes(row.sentence),
    type: row.type,
    url: row.contentType && row.contentId ? `${types.get(row.contentType).address(row.contentId)}#${placeOf(row)}` : null,
    membership: null,
  };
}
