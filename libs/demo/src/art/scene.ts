import { createRandom } from '../random.ts';
import { type Brush, createBrush } from './brush.ts';
import { type Building, buildings } from './buildings/index.ts';
import { alpine, coast, desert, forest, harbour, lake } from './land/wild.ts';
import { canal, city, gulf, medina, meadow, vineyard } from './land/settled.ts';
import { lightOf, type TimeOfDay } from './light.ts';
import { picture } from './svg.ts';

/** Draws the country around the building it gets; the building stands on 0/0. */
export type Landscape = (brush: Brush, hotel: string) => string;

export const landscapes = { lake, alpine, forest, coast, harbour, desert, city, canal, gulf, medina, meadow, vineyard } satisfies Record<
  string,
  Landscape
>;

export type Land = keyof typeof landscapes;

/** What a hotel looks like. The seed fixes everything the other fields leave open. */
export interface HotelLook {
  seed: string;
  building: Building;
  land: Land;
}

/** A hotel in its landscape, 1600 × 900. The building is the same in every light; sky and trees follow `view`. */
export function drawHotel({ seed, building, land }: HotelLook, time: TimeOfDay, view = ''): string {
  const light = lightOf(time);
  const brush = createBrush(createRandom(seed, building), light);
  const hotel = `<g id="h">${buildings[building](brush)}</g>`;
  const around: Brush = { ...brush, random: createRandom(seed, land, time, view) };
  const drawing = landscapes[land](around, hotel);
  return picture(1600, 900, brush.definitions(), drawing);
}
