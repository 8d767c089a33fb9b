import type { Story } from '../visual/stories.ts';
import type { Measurement } from './measurement.ts';

/** What a story's first render costs. */
export interface FirstRender {
  /** The sum of layout shifts. */
  shift: number;
  /** The longest task, ms; 0 where none took more than 50 ms, which is when the browser reports it. */
  task: number;
}

export interface MeasuredStory extends FirstRender {
  story: Pick<Story, 'id'>;
  width: number;
}

const build = 120_000;
const task = 50;
// What a shift of a fraction of a pixel adds up to.
const shift = 0.0005;

/** The figures of all stories, and each story by name that is over a budget, worst first. */
export function measurementsOf(buildTime: number, stories: readonly MeasuredStory[]): Measurement[] {
  const offending = (over: (story: MeasuredStory) => boolean, by: 'shift' | 'task', label: string, unit: 'ms' | '', budget: number) =>
    stories
      .filter(over)
      .sort((a, b) => b[by] - a[by])
      .map((measured): Measurement => ({
        name: `${measured.story.id}, ${measured.width} px: ${label}`,
        value: measured[by],
        unit,
        budget,
      }));
  const count = (over: (story: MeasuredStory) => boolean) => stories.filter(over).length;
  const shifts = (measured: MeasuredStory) => measured.shift > shift;
  const blocks = (measured: MeasuredStory) => measured.task > task;
  return [
    { name: 'Storybook: build', value: buildTime, unit: 'ms', budget: build },
    { name: 'Stories measured, each width', value: stories.length, unit: '' },
    { name: 'Stories whose layout shifts', value: count(shifts), unit: '', budget: 0 },
    { name: 'Stories with a task over 50 ms', value: count(blocks), unit: '', budget: 0 },
    ...offending(shifts, 'shift', 'layout shift', '', shift),
    ...offending(blocks, 'task', 'longest task', 'ms', task),
  ];
}
