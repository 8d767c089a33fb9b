import type { Schemas } from '@foyer/api';
import { shareOf } from './share.ts';

type Day = Schemas['StudioNumbersDay'];

/** What a line is drawn of. */
export type Line = 'opened' | 'finished' | 'confirmed';

const timeOf = ({ day }: Day) => Date.parse(day);
const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The points of a line in a square of 100, as SVG writes them: days from the start to the end, and the share of those who could read it from the bottom to the
 * top. Nights without numbers leave room.
 */
export function linePoints(days: readonly Day[], line: Line): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const span = Math.max(1, timeOf(last) - timeOf(first));
  return days
    .map((day) => `${rounded((100 * (timeOf(day) - timeOf(first))) / span)},${rounded(100 * (1 - shareOf(day[line] ?? 0, day.audience)))}`)
    .join(' ');
}
