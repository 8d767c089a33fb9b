type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1);
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const format = (rgb: Rgb) =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour between two, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
}

/** A surface's colour under coloured light. */
export function under(surface: string, light: string): string {
  const [a, b] = [parse(surface), parse(light)];
  return format([0, 1, 2].map((i) => (a[i]! * b[i]!) / 255) as unknown as Rgb);
}

export const darken = (color: string, share: number) => mix(color, '#0d2a33', share);
export const lighten = (color: string, share: number) => mix(color, '#fff8ea', share);

/** What things are made of, in plain daylight: one family around petrol, sand and brass. */
export const material = {
  petrol: '#1f5a64',
  deep: '#143c45',
  teal: '#4a8a8d',
  mist: '#a9c4bf',
  sage: '#93a98a',
  olive: '#7d8757',
  moss: '#4f6f52',
  fir: '#2f5a50',
  sand: '#e8d5b5',
  cream: '#f7eedc',
  linen: '#fffaf0',
  rose: '#e3b8a0',
  ochre: '#d8a964',
  brass: '#c29a4f',
  terracotta: '#bd6a45',
  brick: '#9d5742',
  wine: '#7d3a44',
  slate: '#566a70',
  stone: '#b9ada0',
  snow: '#f5f4ef',
  timber: '#94674a',
  walnut: '#5d4236',
  ink: '#16323a',
} as const;

export type Material = keyof typeof material;
