import type { Locale } from '@foyer/server/seed';
import { type Account, demoAccounts, type LongName, longNames } from './accounts.ts';
import { featuresOf, type Sitter } from './art/index.ts';
import { type Calendar, isoDay } from './calendar.ts';
import { companionName } from './companion/name.ts';
import { hotelFacts, type HotelFacts } from './data/hotel.ts';
import { type Culture, cultureOf, feminineOf, mixes } from './data/names.ts';
import { type Gender, type Position, positionOf, positions } from './data/position.ts';
import { asciiName, demoId } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoPerson, World } from './world.ts';

const headOfficeSize = 40;
const employees = 1200;
const withoutPortrait = 0.15;

interface Name {
  first: string;
  last: string;
  /** The name in Latin letters, for user name and address. */
  latin: string;
}

function nameOf(random: Random, culture: Culture, gender: Gender, ownScript: boolean): Name {
  const [first = '', firstOwn] = random.pick(culture[gender]).split(':');
  const [last = '', lastOwn] = random.pick(culture.last).split(':');
  const surname = gender === 'f' ? feminineOf(culture, last) : last;
  const latin = `${asciiName(first)}.${asciiName(surname)}`;
  return ownScript && firstOwn && lastOwn ? { first: firstOwn, last: lastOwn, latin } : { first, last: surname, latin };
}

/** Positions of a hotel by size: the leading ones once, the rest by share. */
function rosterOf(random: Random, size: number): Position[] {
  const once = [
    'director',
    'frontOffice',
    'housekeeping',
    'headChef',
    'restaurant',
    'people',
    'technician',
    'events',
    'nightPorter',
    'apprentice',
    'reception',
    'roomAttendant',
    'cook',
    'service',
  ];
  const shares = positions.filter((p) => p.share > 0).map((p) => [p as Position, p.share] as const);
  // Two in three of the rarer positions are filled, so that larger houses have a gardener and a sommelier.
  const rare = random
    .shuffle(shares.map(([position]) => position).filter((p) => !once.includes(p.key)))
    .slice(0, Math.floor((size - once.length) * 0.66));
  const rest = Array.from({ length: size - once.length - rare.length }, () => random.weighted(shares));
  return [...once.map(positionOf), ...rare, ...rest];
}

function headOfficeRoster(random: Random): Position[] {
  const group = positions.filter((p) => p.share === 0 && p.key !== 'director').map((p) => positionOf(p.key));
  const many = ['communications', 'support', 'people', 'purchasing', 'accounts', 'sales', 'academy', 'safety'].map(positionOf);
  return [...group, ...Array.from({ length: headOfficeSize - group.length }, () => random.pick(many))];
}

/** How many work in each hotel: by rooms, summing up to the total. */
function staffing(hotels: readonly HotelFacts[], total: number): number[] {
  const rooms = hotels.reduce((sum, hotel) => sum + hotel.rooms, 0);
  const smallest = 14;
  const free = total - smallest * hotels.length;
  const sizes = hotels.map((hotel) => smallest + Math.floor((free * hotel.rooms) / rooms));
  for (let i = 0, rest = total - sizes.reduce((a, b) => a + b, 0); rest > 0; i++, rest--) sizes[i % sizes.length]! += 1;
  return sizes;
}

const ages: Record<string, readonly [number, number]> = {
  apprentice: [17, 24],
  apprenticeCook: [17, 24],
  director: [37, 61],
  board: [48, 60],
  nightPorter: [28, 62],
};

function lifeOf(random: Random, calendar: Calendar, position: Position, fixed?: Account) {
  const [youngest, oldest] = ages[position.key] ?? [19, 63];
  const age = fixed?.age ?? Math.round(youngest + (oldest - youngest) * Math.pow(random.next(), 1.15));
  const longest = position.key.startsWith('apprentice') ? 2 : age - 17;
  const years = fixed?.years ?? Math.min(longest, Math.pow(random.next(), 2.1) * 36);
  const yearDays = 365.25;
  const born = calendar.daysAgo(Math.floor(age * yearDays) + random.int(1, 364));
  const hired = calendar.daysAgo(Math.max(12, Math.floor(years * yearDays) + random.int(0, 170)));
  return { age, birthday: isoDay(born), hiredOn: isoDay(hired) };
}

const origins: readonly Sitter['origin'][] = ['north', 'south', 'arab', 'african', 'southAsian', 'eastAsian'];

function portraitOf(random: Random, position: Position, gender: Gender, culture: Culture, age: number): DemoPerson['features'] {
  const origin = culture.origin !== 'arab' && random.chance(0.08) ? random.pick(origins) : culture.origin;
  const clothes = gender === 'm' && position.clothes === 'blouse' ? 'suit' : position.clothes;
  const headscarf = gender === 'f' && origin === 'arab' && culture === cultureOf('arabic') && random.chance(0.55);
  return featuresOf(random, { gender, origin, clothes, age, headscarf });
}

/** In their mother tongue where the portal has it; others mostly in that of the house, where they have learned it. */
function writesIn(random: Random, culture: Culture, hotel: HotelFacts | null): Locale {
  const learned =
    hotel === null
      ? random.pick(['de_DE', 'de_DE', 'en_GB'] as const)
      : culture.language === hotel.language || random.chance(0.72)
        ? hotel.language
        : culture.language;
  return culture.native ? culture.language : learned;
}

/** Makes everybody, hotel by hotel; the same calendar gives the same people. */
export function createPeople(calendar: Calendar): World {
  const taken = new Map<string, number>();
  const people: DemoPerson[] = [];
  const unique = (latin: string) => {
    const count = (taken.get(latin) ?? 0) + 1;
    taken.set(latin, count);
    return count === 1 ? latin : `${latin}${count}`;
  };
  const add = (random: Random, position: Position, hotel: HotelFacts | null, fixed?: Account, long?: LongName) => {
    const culture = random.weighted(mixes[hotel?.country ?? 'DE']);
    const gender = fixed?.gender ?? long?.gender ?? (random.chance(0.54) ? 'f' : 'm');
    const ownScript = (hotel?.language === 'ar' && random.chance(0.34)) || false;
    const made = nameOf(random, culture, gender, ownScript);
    const { firstname, lastname } = fixed ?? long ?? { firstname: made.first, lastname: made.last };
    const latin = unique(fixed || long ? `${asciiName(firstname)}.${asciiName(lastname)}` : made.latin);
    const { age, birthday, hiredOn } = lifeOf(random, calendar, position, fixed);
    const hasPortrait = !random.chance(withoutPortrait) || fixed !== undefined;
    const face = portraitOf(random, position, gender, culture, age);
    people.push({
      id: demoId(random, calendar.daysAgo(560)),
      username: fixed?.username ?? latin,
      email: `${latin}@aurelia.example`,
      firstname,
      lastname,
      gender,
      position,
      hotel,
      language: fixed ? 'de_DE' : writesIn(random, culture, hotel),
      birthday,
      hiredOn,
      permissions: [...(fixed?.permissions ?? [])],
      hasPortrait,
      features: fixed
        ? featuresOf(createRandom('face', fixed.username), {
            gender,
            origin: fixed.username === 'superadmin' ? 'arab' : 'north',
            clothes: position.clothes,
            age: fixed.age,
          })
        : face,
    });
  };

  for (const account of demoAccounts)
    add(
      createRandom('account', account.username),
      positionOf(account.position),
      hotelFacts.find((h) => h.id === account.hotel) ?? null,
      account,
    );
  const office = createRandom('people', 'head office');
  for (const position of headOfficeRoster(office).slice(0, headOfficeSize - 2)) add(office, position, null);
  const sizes = staffing(hotelFacts, employees - headOfficeSize - 1);
  hotelFacts.forEach((hotel, i) => {
    const random = createRandom('people', hotel.id);
    const long = longNames[[0, 36, 13, 18].indexOf(i)];
    rosterOf(random, sizes[i]!).forEach((position, n) => add(random, position, hotel, undefined, n === 9 ? long : undefined));
  });
  const companion = people.find(
    ({ language, hasPortrait, hotel }, index) => index >= demoAccounts.length && hotel !== null && hasPortrait && language === 'de_DE',
  )!;
  companion.username = companionName;
  const byHotel = Map.groupBy(people, (person) => person.hotel?.id ?? '');
  return { hotels: hotelFacts, people, staffOf: (hotel) => byHotel.get(hotel.id) ?? [], headOffice: byHotel.get('') ?? [] };
}
