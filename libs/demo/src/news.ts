import type { TimeOfDay } from './art/index.ts';
import type { Features } from './art/index.ts';
import type { Theme } from './art/index.ts';
import { type CategoryId, fitsHotel } from './articles/blueprint.ts';
import type { Facts } from './articles/grammar.ts';
import { blocksOf } from './articles/markup.ts';
import { frontPage, planNews, type Planned } from './articles/schedule.ts';
import { topicsOf } from './articles/topics.ts';
import { castFor, figuresFor, titleNumbers, writeArticle, type Written } from './articles/write.ts';
import { addDays, type Calendar, isoDay } from './calendar.ts';
import type { HotelFacts } from './data/hotel.ts';
import { demoId } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoPerson, World } from './world.ts';

/** What is above or below an article: a hotel in some light, or an illustration on a theme. */
export type Picture =
  { kind: 'hotel'; hotel: HotelFacts; time: TimeOfDay } | { kind: 'theme'; theme: Theme; seed: string; sitters?: readonly Features[] };

/** One article with everything that belongs to it. */
export interface DemoArticle extends Written {
  id: string;
  category: CategoryId;
  topics: string[];
  facts: Facts;
  author: DemoPerson;
  publishDate: Date;
  top: boolean;
  picture: Picture | null;
  gallery: Picture[];
  attachments: string[];
  event: { first: string; last: string | null; start: string | null; end: string | null } | null;
  likesAllowed: boolean;
  commentsAllowed: boolean;
}

/** Articles to which no one should have to react in public. */
const quiet = new Set(['helpline']);
const alpineLands = new Set(['alpine', 'forest', 'meadow', 'lake']);

const timesOf = (hotel: HotelFacts): TimeOfDay[] =>
  alpineLands.has(hotel.look.land) && hotel.language !== 'ar'
    ? ['morning', 'noon', 'golden', 'dusk', 'winter']
    : ['morning', 'noon', 'golden', 'dusk', 'night'];

/** How many of those who speak are shown in the picture. */
const sittersIn = (theme: Theme) => (theme.startsWith('portrait') ? 1 : theme === 'duo' ? 2 : 0);

function pictureOf(random: Random, { blueprint, edition }: Planned, { hotel, cast }: Facts, seed: string): Picture {
  const kind = edition === 0 ? blueprint.art[0]! : random.pick(blueprint.art);
  return kind === 'hotel'
    ? { kind, hotel, time: random.pick(timesOf(hotel)) }
    : { kind: 'theme', theme: kind, seed, sitters: cast.slice(0, sittersIn(kind)).map((person) => person.features) };
}

/** Three to six further pictures: the house in other light, and illustrations on what the article may show. */
function galleryOf(random: Random, { blueprint }: Planned, hotel: HotelFacts, title: Picture): Picture[] {
  const otherTimes = timesOf(hotel).filter((time) => title.kind !== 'hotel' || title.time !== time);
  const houses = random.sample(otherTimes, random.int(3, 4)).map((time): Picture => ({ kind: 'hotel', hotel, time }));
  const themes = blueprint.art.filter((art) => art !== 'hotel').slice(0, 2);
  return [...houses, ...themes.map((theme): Picture => ({ kind: 'theme', theme, seed: random.pick(['stock-1', 'stock-2']) }))];
}

/** What the article announces; the newest articles' events still lie ahead. */
function eventOf(random: Random, { blueprint, publishDate }: Planned, index: number, calendar: Calendar): DemoArticle['event'] {
  if (!blueprint.event) return null;
  const { inDays, days = 1, start = null, end = null } = blueprint.event;
  const first = addDays(index < frontPage.length ? calendar.daysAgo(0) : publishDate, random.int(...inDays));
  return { first: isoDay(first), last: days > 1 ? isoDay(addDays(first, days - 1)) : null, start, end };
}

/** Who writes: mostly the newsroom, now and then an employee of the hotel. */
function authorOf(random: Random, world: World, hotel: HotelFacts, index: number): DemoPerson {
  const newsroom = world.headOffice.filter((person) => person.position.key === 'communications');
  const house = world.staffOf(hotel).filter((person) => ['people', 'director', 'frontOffice', 'events'].includes(person.position.key));
  return index > 2 && random.chance(0.42) && house.length > 0 ? random.pick(house) : random.pick(newsroom);
}

/** Remembers what has been used where, so that neighbours differ and no headline comes twice. */
function createMemory(world: World) {
  const used = new Map<string, number>();
  const recent: string[] = [];
  const headlines = new Set<string>();
  return {
    headlines,
    /** Hotels to try, those not seen for longest first. */
    hotels: (random: Random) =>
      random
        .shuffle(world.hotels)
        .sort((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id) || (used.get(a.id) ?? 0) - (used.get(b.id) ?? 0)),
    take(hotel: HotelFacts) {
      used.set(hotel.id, (used.get(hotel.id) ?? 0) + 1);
      recent.push(hotel.id);
      if (recent.length > 12) recent.shift();
    },
  };
}

type Memory = ReturnType<typeof createMemory>;

interface Draft {
  facts: Facts;
  written: Written;
}

/** Finds a house, people and a headline that have not been used like this before. */
function writeNext(random: Random, planned: Planned, world: World, memory: Memory, event: DemoArticle['event'], index: number): Draft {
  const { blueprint, edition } = planned;
  const alternatives = blocksOf(blueprint.text.de_DE.body).map((all) => (edition === 0 ? 0 : random.int(0, all.length - 1)));
  for (const hotel of memory.hotels(random)) {
    if (!fitsHotel(blueprint, hotel)) continue;
    const cast = castFor(random, blueprint, hotel, world);
    if (!cast) continue;
    const other = random.pick(world.hotels.filter((h) => h.country !== hotel.country && h.id !== hotel.id));
    const facts: Facts = { hotel, other, cast, figures: figuresFor(random, blueprint), ...(event ? { date: event.first } : {}) };
    for (const title of titleNumbers(blueprint, edition)) {
      const written = writeArticle(blueprint, facts, title, { edition, alternatives, closing: index });
      const taken = Object.values(written.title).some((headline) => memory.headlines.has(headline));
      if (taken) continue;
      Object.values(written.title).forEach((headline) => memory.headlines.add(headline));
      memory.take(hotel);
      return { facts, written };
    }
  }
  throw new Error(`No hotel is left for another "${blueprint.id}".`);
}

/** Writes all the news, newest first. */
export function createNews(calendar: Calendar, world: World): DemoArticle[] {
  const memory = createMemory(world);
  return planNews(calendar).map((planned, index): DemoArticle => {
    const { blueprint, publishDate, top } = planned;
    const random = createRandom('news', index, blueprint.id);
    const event = eventOf(random, planned, index, calendar);
    const { facts, written } = writeNext(random, planned, world, memory, event, index);
    const withPicture = index < frontPage.length || random.chance(0.9);
    const picture = withPicture ? pictureOf(random, planned, facts, `news-${index}`) : null;
    return {
      ...written,
      id: demoId(random, publishDate),
      category: blueprint.category,
      topics: topicsOf(blueprint.id),
      facts,
      author: authorOf(random, world, facts.hotel, index),
      publishDate,
      top,
      picture,
      gallery: picture && (index % 7 === 2 || random.chance(0.06)) ? galleryOf(random, planned, facts.hotel, picture) : [],
      attachments: [...(blueprint.attachments ?? [])],
      event,
      likesAllowed: !quiet.has(blueprint.id) && index % 37 !== 21,
      commentsAllowed: !quiet.has(blueprint.id) && index % 23 !== 6,
    };
  });
}
