import type { Schemas } from '@foyer/api';
import { momentOf, wallClock } from '../../../host/publication/moments.ts';

type Content = Schemas['StudioProductContent'];

/** What a reward says, as it is typed. Days and times are those of the customer's time zone; empty for none. */
export interface ProductEntries extends Pick<Content, 'name' | 'image_id' | 'active'> {
  coins: string;
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
}

/** The fields of a new reward. */
export const noProduct: ProductEntries = {
  ...{ name: {}, image_id: null, active: true, coins: '', fromDay: '', fromTime: '', toDay: '', toTime: '' },
};

/** The fields as a reward fills them. */
export function entriesOf(
  { available_from: from, available_to: to, coins_required: coins, ...content }: Content,
  timeZone: string,
): ProductEntries {
  const [fromDay, fromTime] = wallClock(from, timeZone);
  const [toDay, toTime] = wallClock(to, timeZone);
  return { ...content, coins: String(coins), fromDay, fromTime, toDay, toTime };
}

/** The time that a day begins or ends at, where none was typed. */
const [dayBegins, dayEnds] = ['00:00', '23:59'];

/** A day that was chosen has a time: its first minute, or its last. Without a day there is no time. */
export function withTimes(changed: Partial<ProductEntries>, { fromTime, toTime }: ProductEntries): Partial<ProductEntries> {
  const { fromDay, toDay } = changed;
  return {
    ...changed,
    ...(fromDay !== undefined && { fromTime: fromDay && (fromTime || dayBegins) }),
    ...(toDay !== undefined && { toTime: toDay && (toTime || dayEnds) }),
  };
}

const moment = (day: string, time: string, timeZone: string): string | null => (day ? momentOf(day, time, timeZone) : null);

/** What is to be sent of entries without faults: of the fields that were changed. A moment that no one has touched keeps its seconds. */
export function contentOf(entries: ProductEntries, changes: Partial<ProductEntries>, timeZone: string): Partial<Content> {
  const { name, image_id: image, active, coins, fromDay, fromTime, toDay, toTime } = changes;
  return {
    ...(name && { name }),
    ...(image !== undefined && { image_id: image }),
    ...(active !== undefined && { active }),
    ...(coins !== undefined && { coins_required: Number(coins) }),
    ...((fromDay ?? fromTime) !== undefined && { available_from: moment(entries.fromDay, entries.fromTime, timeZone) }),
    ...((toDay ?? toTime) !== undefined && { available_to: moment(entries.toDay, entries.toTime, timeZone) }),
  };
}

/** Under which what was typed about a reward is kept. */
export const productDraft = (id: string): string => `studio-product:${id}`;
