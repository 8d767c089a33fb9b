import { loadSharp } from '@foyer/media-files';
import type { Brand } from './brand.ts';

/** The sizes of icons in px. `maskable` ones are cut into a shape by the device, so they are filled to the edge. */
export const icons = {
  '64.png': { size: 64, maskable: false },
  '180.png': { size: 180, maskable: true },
  '192.png': { size: 192, maskable: false },
  '512.png': { size: 512, maskable: false },
  'maskable-512.png': { size: 512, maskable: true },
} as const;

/** The name of an icon's file. */
export type IconName = keyof typeof icons;

const corners = { sharp: 3, soft: 8, round: 16 } satisfies Record<Brand['corners'], number>;

// A portal with a person in it, on a grid of 32; within the inner 80 % that no device cuts away.
const sign = (ink: string, scale: number) =>
  `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round">` +
  '<path d="M9 24V12.5a7 7 0 0 1 14 0V24"/><path d="M16 24v-7"/><path d="M6 24h20"/></g>';

const frame = (ground: string, radius: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${ground}"/>${content}</svg>`;

/** The brand's sign as a drawing. */
export const iconSvg = ({ colors: { light }, corners: style }: Brand, maskable = false): string =>
  maskable ? frame(light.brand, 0, sign(light.onBrand, 0.75)) : frame(light.brand, corners[style], sign(light.onBrand, 0.9));

// Logos are drawn for paper.
const paper = '#ffffff';

async function withLogo(logo: NonNullable<Brand['logo']>, style: Brand['corners'], size: number, maskable: boolean): Promise<Buffer> {
  const room = Math.round(size * (maskable ? 0.62 : 0.8));
  const fitted = await (
    await loadSharp()
  )(await logo.bytes(), { limitInputPixels: 50_000_000, density: 300 })
    .resize(room, room, { fit: 'contain', background: paper })
    .png()
    .toBuffer();
  const ground = Buffer.from(frame(paper, maskable ? 0 : corners[style], ''));
  return (await loadSharp())(ground, { density: 72 * (size / 32) })
    .resize(size, size)
    .composite([{ input: fitted }])
    .png()
    .toBuffer();
}

/** Draws an icon: the customer's logo where it fits into a square, otherwise the sign in the brand's colours. */
export async function iconPng(brand: Brand, name: IconName): Promise<Buffer> {
  const { size, maskable } = icons[name];
  if (brand.logo) return withLogo(brand.logo, brand.corners, size, maskable);
  return (await loadSharp())(Buffer.from(iconSvg(brand, maskable)), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();
}
