/** A point of the drawing, in pixels of the view box. */
export type Point = readonly [x: number, y: number];

/** Rounds for the file: one decimal below ten, whole pixels else; keeps drawings small. */
export const n = (value: number) => String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));

export const rectPath = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** A closed shape; written with relative whole-pixel steps, which keeps the file small. */
export function polyPath(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  if (!first) return '';
  let [px, py] = first;
  const steps = rest.map(([x, y]) => {
    const step = `${x - px} ${y - py}`;
    [px, py] = [x, y];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ')}z`;
}

export const circlePath = (x: number, y: number, r: number) => ellipsePath(x, y, r, r);

export const ellipsePath = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** A rectangle with a rounded top, as arches and doors have. */
export const archPath = (x: number, y: number, w: number, h: number, rise = w / 2) =>
  `M${n(x)} ${n(y + h)}v${n(rise - h)}a${n(w / 2)} ${n(rise)} 0 0 1 ${n(w)} 0v${n(h - rise)}z`;

/** A rectangle with round corners. */
export const roundPath = (x: number, y: number, w: number, h: number, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`;

/** A smooth line through the points (quadratic segments through the midpoints). */
export function curvePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], i) => {
    const following = rest[i + 1];
    d += following ? `Q${n(x)} ${n(y)} ${n((x + following[0]) / 2)} ${n((y + following[1]) / 2)}` : `L${n(x)} ${n(y)}`;
  });
  return d;
}

/** Leaves out what a path can do without: the blank before a minus and the zero before a point. */
const tighten = (d: string[]) =>
  d
    .join('')
    .replaceAll(' -', '-')
    .replace(/(?<!\d)0\./g, '.');

/** One shape of one colour; several sub-paths may share it. */
export const fill = (color: string, ...d: string[]) => (d.join('') === '' ? '' : `<path fill="${color}" d="${tighten(d)}"/>`);

/** As `fill`, see-through. */
export const glaze = (color: string, opacity: number, ...d: string[]) =>
  d.join('') === '' ? '' : `<path fill="${color}" opacity="${Math.round(opacity * 100) / 100}" d="${tighten(d)}"/>`;

export const stroke = (color: string, width: number, ...d: string[]) =>
  d.join('') === '' ? '' : `<path fill="none" stroke="${color}" stroke-width="${n(width)}" d="${tighten(d)}"/>`;

/** Many see-through dashes of one thickness; `M1 2h30` is a dash, `M1 2h0` a dot. */
export const dashes = (color: string, width: number, opacity: number, d: string[], cap: 'round' | 'butt' = 'round') =>
  d.length === 0
    ? ''
    : `<path stroke="${color}" stroke-width="${n(width)}" opacity="${opacity}"${cap === 'butt' ? ' stroke-linecap="butt"' : ''} d="${tighten(d)}"/>`;

/** Upright bars side by side - railings, mullions, battlements: one dashed line as thick as they are high. */
export const bars = (color: string, x: number, y: number, w: number, h: number, bar: number, gap: number) =>
  `<path stroke="${color}" stroke-width="${n(h)}" stroke-dasharray="${n(bar)} ${n(gap)}" stroke-linecap="butt" d="${tighten([`M${n(x)} ${n(y + h / 2)}h${n(w)}`])}"/>`;

/** A shape kept by `Brush.define`, drawn here. */
export const use = (id: string, x: number, y: number, scale = 1, flip: 1 | -1 = 1) =>
  scale === 1 && flip === 1
    ? `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`
    : `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${Math.round(scale * flip * 100) / 100} ${Math.round(scale * 100) / 100})"/>`;

/** Puts a drawing somewhere, scaled; a negative `flip` mirrors it left to right. */
export const place = (drawing: string, x: number, y: number, scale = 1, flip: 1 | -1 = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 && flip === 1 ? '' : `scale(${Math.round(scale * flip * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`}">${drawing}</g>`;

/** The whole picture; lines are round unless they say otherwise. Width and height are given beside the view box so that a renderer knows the size. */
export const picture = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`;
