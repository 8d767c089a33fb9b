import type { coinEntries } from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import type { Gathered } from './member-points.ts';

type Entry = typeof coinEntries.$inferInsert;

/** How a member came to their coins: half as a welcome, the rest for a season. */
export function createCoins({ row: { userId, orgId }, coins }: Gathered, calendar: Calendar): Entry[] {
  const welcome = Math.ceil(coins / 2);
  const gifts = [
    { amount: welcome, note: 'Willkommen im Team', createdAt: calendar.daysAgo(300) },
    { amount: coins - welcome, note: 'Danke für eine gute Saison', createdAt: calendar.daysAgo(40) },
  ];
  return gifts.flatMap((gift, index) => (gift.amount > 0 ? { id: `coins-${userId}-${index + 1}`, orgId, userId, ...gift } : []));
}
