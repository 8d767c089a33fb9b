import type { HotelFacts } from '../hotel.ts';
import { alps } from './alps.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { italy } from './italy.ts';
import { northSea } from './north-sea.ts';
import { south } from './south.ts';

/** The forty hotels of the group. */
export const hotelFacts: readonly HotelFacts[] = [...germany, ...alps, ...france, ...italy, ...northSea, ...south];
