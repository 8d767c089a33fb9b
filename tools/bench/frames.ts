/** What one frame takes at 60 a second, ms. */
const frame = 1000 / 60;
/** Clocks round, and a frame that comes on time is not always reported as exactly so long. */
const rounding = 1;

/** How evenly frames came, from the time between each and the one before. */
export interface FrameFigures {
  /** Frames a second. */
  rate: number;
  /** Share of frames that took longer than one should at 60 a second, %. */
  late: number;
  /** Share of those that took over 25 ms, so that one was missed, %. */
  missed: number;
}

/** Counts frames; `intervals` in ms. */
export function frameFigures(intervals: readonly number[]): FrameFigures {
  const total = intervals.reduce((sum, interval) => sum + interval, 0);
  const share = (limit: number) => (100 * intervals.filter((interval) => interval > limit).length) / intervals.length;
  return { rate: (1000 * intervals.length) / total, late: share(frame + rounding), missed: share(25) };
}
