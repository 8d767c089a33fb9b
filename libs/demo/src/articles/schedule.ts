import type { Calendar } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { type Blueprint, blueprints } from './blueprint.ts';

/** How many articles there are. */
const articleCount = 300;

/** The newest stories, in the order the dashboard shows them; they are written in all six languages. */
export const frontPage: readonly { id: string; top?: true }[] = [
  { id: 'apprentices-run', top: true },
  { id: 'staff-rate' },
  { id: 'solar', top: true },
  { id: 'recipe-dal' },
  { id: 'town-hall', top: true },
  { id: 'night-porter' },
  { id: 'two-factor' },
  { id: 'award', top: true },
  { id: 'shift-planner', top: true },
  { id: 'tandem' },
  { id: 'reopening', top: true },
  { id: 'food-waste' },
  { id: 'staff-party' },
  { id: 'long-service' },
  { id: 'uniforms' },
  { id: 'job-bike' },
  { id: 'bees' },
  { id: 'new-director' },
  { id: 'academy' },
  { id: 'chef-exchange' },
  { id: 'opening' },
  { id: 'survey' },
  { id: 'job-swap' },
  { id: 'spa' },
];

/** Which blueprint is used when. `edition` counts its uses, the newest being 0. */
export interface Planned {
  blueprint: Blueprint;
  edition: number;
  publishDate: Date;
  top: boolean;
}

const minute = 60_000;
const minimumDistance = 22;

/** Publishing dates, newest first: today's shortly before now, then about four a week in working hours over eighteen months. */
function datesOf(calendar: Calendar): Date[] {
  const random = createRandom('dates');
  const today = calendar.daysAgo(0).getTime();
  const dates = [new Date(Math.max(today, Math.floor(calendar.now.getTime() / (5 * minute)) * 5 * minute - 25 * minute))];
  const perArticle = 545 / articleCount;
  for (let i = 1; i < articleCount; i++) {
    const weekend = (at: Date) => [0, 6].includes(at.getUTCDay());
    let days = Math.max(1, Math.floor(i * perArticle + random.float(-0.8, 0.8)));
    while (weekend(calendar.daysAgo(days))) days += 1;
    dates.push(new Date(calendar.daysAgo(days).getTime() + random.int(5 * 12, 16 * 12) * 5 * minute));
  }
  return dates.sort((a, b) => b.getTime() - a.getTime());
}

/** Spreads the blueprints over the dates: each as often as the others, never close to itself, in its season. */
export function planNews(calendar: Calendar): Planned[] {
  const random = createRandom('schedule');
  const byId = new Map(blueprints.map((blueprint) => [blueprint.id, blueprint]));
  const editions = new Map<string, number>();
  const last = new Map<string, number>();
  return datesOf(calendar).map((publishDate, i) => {
    const front = frontPage[i];
    const month = publishDate.getUTCMonth() + 1;
    const fits = blueprints.filter(
      (b) => (!b.months || b.months.includes(month)) && i - (last.get(b.id) ?? -minimumDistance) >= minimumDistance,
    );
    const fewest = Math.min(...fits.map((b) => editions.get(b.id) ?? 0));
    const blueprint = front ? byId.get(front.id) : random.pick(fits.filter((b) => (editions.get(b.id) ?? 0) <= fewest));
    if (!blueprint) throw new Error(`There is no blueprint "${front?.id}".`);
    const edition = editions.get(blueprint.id) ?? 0;
    editions.set(blueprint.id, edition + 1);
    last.set(blueprint.id, i);
    return { blueprint, edition, publishDate, top: front?.top === true };
  });
}
