import type { Schemas } from '@foyer/api';
import type { NotificationKind } from './notification-kind.ts';
import type { ChosenChannels } from './notifications.tables.ts';

type Channels = NotificationKind['channels'];

/** Where a kind reaches a member: as its definition has it, but for what they have chosen. */
export const channelsOf = ({ kind, channels }: NotificationKind, chosen: Readonly<Record<string, ChosenChannels>> = {}): Channels => ({
  ...channels,
  ...(Object.hasOwn(chosen, kind) ? chosen[kind] : {}),
});

/** What of a choice differs from the definition: only that is kept, so that another default reaches those who never chose. */
export function differences({ channels }: NotificationKind, { portal, push, mail }: Channels): ChosenChannels {
  return {
    ...(portal !== channels.portal && { portal }),
    ...(push !== channels.push && { push }),
    ...(mail !== channels.mail && { mail }),
  };
}

const dayMinutes = 24 * 60;
const minuteMs = 60 * 1000;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** What clocks in a time zone show, in minutes since midnight. */
function clockIn(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(moment);
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)!.value);
  return part('hour') * 60 + part('minute');
}

const ahead = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes;

/** When the quiet hours end that it is at a moment; null outside of them. Hours that begin when they end are none. */
export function quietUntil(quiet: Schemas['QuietHours'] | null, now: Date): Date | null {
  if (!quiet) return null;
  const [from, to, clock] = [minutesOf(quiet.from), minutesOf(quiet.to), clockIn(quiet.time_zone, now)];
  if (ahead(from, clock) >= ahead(from, to)) return null;
  const wholeMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const end = new Date(wholeMinute + ahead(clock, to) * minuteMs);
  // Where clocks are changed in between, they show an hour more or less by then.
  const off = ahead(to, clockIn(quiet.time_zone, end));
  return new Date(end.getTime() - (off > dayMinutes / 2 ? off - dayMinutes : off) * minuteMs);
}
