import type { Locale } from '@foyer/server/seed';
import { featuresOf, type Sitter } from '../art/people/features.ts';
import type { Calendar } from '../calendar.ts';
import { type Gender, titleOf } from '../data/position.ts';
import { positionOf } from '../data/positions.ts';
import { asciiName, demoId } from '../ids.ts';
import { createRandom } from '../random.ts';
import { bergsee } from './settings.ts';

type Position = Parameters<typeof positionOf>[0];

interface Sketch {
  name: readonly [first: string, last: string];
  gender: Gender;
  position: Position;
  hotel: string;
  language: Locale;
  birthday: string;
  hiredOn: string;
  origin?: Sitter['origin'];
  /** Can log in, with an address of that name. */
  login?: 'member' | 'editor' | 'superadmin';
}

const sketches: readonly Sketch[] = [
  {
    ...{ name: ['Leni', 'Hofer'], gender: 'f', position: 'reception', hotel: 'bergsee-haus-am-see', language: 'de_DE' },
    ...{ birthday: '1994-05-17', hiredOn: '2019-04-01', login: 'member' },
  },
  {
    ...{ name: ['Marco', 'Pellegrini'], gender: 'm', position: 'frontOffice', hotel: 'bergsee-rosengarten', language: 'it_IT' },
    ...{ birthday: '1986-11-02', hiredOn: '2015-06-15', origin: 'south', login: 'editor' },
  },
  {
    ...{ name: ['Valerie', 'Oberrauch'], gender: 'f', position: 'director', hotel: 'bergsee-haus-am-see', language: 'de_DE' },
    ...{ birthday: '1975-02-23', hiredOn: '2008-10-01', login: 'superadmin' },
  },
  {
    ...{ name: ['Tobias', 'Innerhofer'], gender: 'm', position: 'headChef', hotel: 'bergsee-haus-am-see', language: 'de_DE' },
    ...{ birthday: '1980-08-09', hiredOn: '2012-03-01' },
  },
  {
    ...{ name: ['Giulia', 'Dalpiaz'], gender: 'f', position: 'housekeeping', hotel: 'bergsee-rosengarten', language: 'it_IT' },
    ...{ birthday: '1990-01-30', hiredOn: '2016-05-01', origin: 'south' },
  },
  {
    ...{ name: ['Emil', 'Steinegger'], gender: 'm', position: 'technician', hotel: 'bergsee-almdorf', language: 'de_DE' },
    ...{ birthday: '1969-12-12', hiredOn: '2001-11-01' },
  },
  {
    ...{ name: ['Amina', 'Diallo'], gender: 'f', position: 'service', hotel: 'bergsee-almdorf', language: 'de_DE' },
    ...{ birthday: '1998-07-04', hiredOn: '2022-05-15', origin: 'african' },
  },
  {
    ...{ name: ['Jakob', 'Thaler'], gender: 'm', position: 'apprentice', hotel: 'bergsee-almdorf', language: 'de_DE' },
    ...{ birthday: '2007-03-19', hiredOn: '2024-09-01' },
  },
  {
    ...{ name: ['Sunita', 'Gurung'], gender: 'f', position: 'cook', hotel: 'bergsee-haus-am-see', language: 'en_GB' },
    ...{ birthday: '1993-10-08', hiredOn: '2021-12-01', origin: 'southAsian' },
  },
  {
    ...{ name: ['Paolo', 'Ferrari'], gender: 'm', position: 'restaurant', hotel: 'bergsee-rosengarten', language: 'it_IT' },
    ...{ birthday: '1983-04-25', hiredOn: '2014-04-15', origin: 'south' },
  },
  {
    ...{ name: ['Hanna', 'Lechner'], gender: 'f', position: 'people', hotel: 'bergsee-haus-am-see', language: 'de_DE' },
    ...{ birthday: '1988-09-14', hiredOn: '2017-02-01' },
  },
  {
    ...{ name: ['Matthias', 'Kofler'], gender: 'm', position: 'nightPorter', hotel: 'bergsee-rosengarten', language: 'de_DE' },
    ...{ birthday: '1965-06-06', hiredOn: '1999-05-01' },
  },
];

/** The dozen people of the second customer; the same calendar gives the same ones. */
export function createTeam(calendar: Calendar) {
  return sketches.map(({ name: [firstname, lastname], gender, position: key, hotel, origin = 'north', login, ...life }) => {
    const random = createRandom('bergsee', firstname);
    const position = positionOf(key);
    const username = login ?? `${asciiName(firstname)}.${asciiName(lastname)}`;
    const age = calendar.now.getUTCFullYear() - Number(life.birthday.slice(0, 4));
    return {
      id: demoId(random, calendar.daysAgo(540)),
      ...{ orgId: bergsee.id, username, email: `${username}@bergsee.example`, firstname, lastname, ...life },
      hotelId: hotel,
      title: titleOf(position, gender),
      permissions: login && login !== 'member' ? [login] : [],
      canLogIn: login !== undefined,
      features: featuresOf(random, { gender, origin, clothes: position.clothes, age }),
    };
  });
}

/** Somebody of the second customer. */
export type TeamMember = ReturnType<typeof createTeam>[number];
