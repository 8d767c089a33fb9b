import type { Locale } from '@foyer/server/seed';
import type { Features } from './art/index.ts';
import type { HotelFacts } from './data/hotel.ts';
import type { Gender, Position } from './data/position.ts';

/** A person who works in the group. */
export interface DemoPerson {
  id: string;
  username: string;
  email: string;
  firstname: string;
  lastname: string;
  gender: Gender;
  position: Position;
  /** Null for the head office. */
  hotel: HotelFacts | null;
  /** The language they write in. */
  language: Locale;
  birthday: string;
  hiredOn: string;
  permissions: string[];
  /** What they look like in every drawing. */
  features: Features;
  /** Some have not put a portrait in their profile. */
  hasPortrait: boolean;
}

/** The group with all its people. */
export interface World {
  hotels: readonly HotelFacts[];
  people: readonly DemoPerson[];
  staffOf(hotel: HotelFacts): readonly DemoPerson[];
  headOffice: readonly DemoPerson[];
}
