/** A point of a picture, from 0 to 1 of its width and height. */
export interface Point {
  x: number;
  y: number;
}

export const middle: Point = { x: 0.5, y: 0.5 };

const step = 0.01;
const largeStep = 0.1;
/** A picture does not turn round where letters run from the right: the left key leads to the left. */
const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** Where in a box a press was; at its edge where it was beyond it. */
export function pointAt(press: Point, box: { left: number; top: number; width: number; height: number }): Point {
  return { x: within((press.x - box.left) / Math.max(1, box.width)), y: within((press.y - box.top) / Math.max(1, box.height)) };
}

/** Where a point is after an arrow key, which goes a hundredth, or a tenth with the shift key; undefined for other keys. */
export function pointAfterKey({ x, y }: Point, key: string, large: boolean): Point | undefined {
  const way = ways[key];
  const by = large ? largeStep : step;
  return way && { x: within(x + way.x * by), y: within(y + way.y * by) };
}
