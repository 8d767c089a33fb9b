import type { Brush } from '../brush.ts';
import { chalet, farmhouse, lodge } from './mountain.ts';
import { canalHouses, halfTimbered, warehouse } from './northern.ts';
import { chateau, grandHotel, manor } from './grand.ts';
import { lakeVilla, seasideVeranda, terraces } from './waterside.ts';
import { kasbah, palace, riad } from './southern.ts';
import { atrium, tower } from './modern.ts';

/** A building drawn on 0/0 (middle of its foot), about 640 wide. */
export type BuildingDraw = (brush: Brush) => string;

export const buildings = {
  chalet,
  lodge,
  farmhouse,
  canalHouses,
  halfTimbered,
  warehouse,
  grandHotel,
  manor,
  chateau,
  lakeVilla,
  seasideVeranda,
  terraces,
  kasbah,
  palace,
  riad,
  tower,
  atrium,
} satisfies Record<string, BuildingDraw>;

export type Building = keyof typeof buildings;
