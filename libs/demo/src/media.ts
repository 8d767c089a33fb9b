import sharp from 'sharp';
import { type MediaFiles, type NewMedia, writeMedia } from '@foyer/server/seed';
import { drawHotel, drawPortrait, drawTheme, type Theme, type TimeOfDay } from './art/index.ts';
import { orgId } from './aurelia/organisation.ts';
import type { HotelFacts } from './data/hotel.ts';
import { files } from './files/index.ts';
import { filmMedia } from './films/film-media.ts';
import type { DemoArticle, Picture } from './news.ts';
import { draw, galleryPictures, hotelAlt, portraitAlt, publicPictures, themeAlts } from './pictures.ts';
import { rewardPicture } from './shop/pictures.ts';
import { rewards } from './shop/rewards.ts';
import type { DemoPerson, World } from './world.ts';

/** What each hotel looks like on its own page and in lists. */
const ownTime = (hotel: HotelFacts): TimeOfDay =>
  ({
    lake: 'morning',
    alpine: 'noon',
    forest: 'morning',
    coast: 'noon',
    harbour: 'dusk',
    desert: 'golden',
    city: 'noon',
    canal: 'golden',
    gulf: 'dusk',
    medina: 'golden',
    meadow: 'morning',
    vineyard: 'golden',
  })[hotel.look.land] as TimeOfDay;

/** The id of a picture; the same picture has the same id wherever it is used. */
export const pictureId = (picture: Picture) =>
  picture.kind === 'hotel' ? `hotel-${picture.hotel.id}-${picture.time}` : `${picture.seed}-${picture.theme}`;

export const hotelPicture = (hotel: HotelFacts): Picture => ({ kind: 'hotel', hotel, time: ownTime(hotel) });

export const portraitId = (person: DemoPerson) => `portrait-${person.id}`;

const stock: readonly Theme[] = ['training', 'bees', 'travel', 'reception', 'team', 'award', 'sport'];

const svg = (drawing: string) => new TextEncoder().encode(drawing);

function medium(picture: Picture): NewMedia {
  const id = pictureId(picture);
  const common = { id, orgId, fileName: `${id}.svg` };
  return picture.kind === 'hotel'
    ? {
        ...common,
        bytes: svg(drawHotel({ seed: picture.hotel.id, ...picture.hotel.look }, picture.time)),
        alt: hotelAlt(picture.hotel, picture.time),
      }
    : { ...common, bytes: svg(drawTheme(picture.theme, picture.seed, picture.sitters)), alt: themeAlts[picture.theme] };
}

function portrait(person: DemoPerson): NewMedia[] {
  if (!person.hasPortrait) return [];
  const id = portraitId(person);
  return [
    {
      id,
      orgId,
      fileName: `${id}.svg`,
      bytes: svg(drawPortrait(person.features)),
      alt: portraitAlt(`${person.firstname} ${person.lastname}`),
    },
  ];
}

async function galleryPicture({ id, draw: what, caption }: (typeof galleryPictures)[number], world: World): Promise<NewMedia> {
  const { drawing, alt } = draw(what, world.hotels);
  const bytes = await sharp(svg(drawing)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return { id, orgId, fileName: id, bytes, alt, title: caption };
}

/** A picture for pages that guests may read. */
function publicPicture({ id, draw: what }: (typeof publicPictures)[number], world: World): NewMedia {
  const { drawing, alt } = draw(what, world.hotels);
  return { id, orgId, fileName: `${id}.svg`, visibility: 'public', bytes: svg(drawing), alt };
}

/** Every medium of the demo, one at a time so that not all bytes are in memory at once. */
async function* allMedia(world: World, news: readonly DemoArticle[], now: Date): AsyncGenerator<NewMedia> {
  const pictures = new Map<string, Picture>();
  const keep = (picture: Picture) => pictures.set(pictureId(picture), picture);
  world.hotels.map(hotelPicture).forEach(keep);
  stock.map((theme): Picture => ({ kind: 'theme', theme, seed: 'stock' })).forEach(keep);
  rewards.map(rewardPicture).forEach(keep);
  for (const article of news) for (const picture of [article.picture, ...article.gallery]) if (picture) keep(picture);
  for (const picture of pictures.values()) yield medium(picture);
  for (const person of world.people) yield* portrait(person);
  for (const picture of publicPictures) yield publicPicture(picture, world);
  for (const picture of galleryPictures) yield galleryPicture(picture, world);
  yield* await filmMedia(orgId, '');
  for (const file of files) yield { id: file.name, orgId, fileName: file.name, bytes: await file.make(world, now), title: file.title };
}

type MediaRow = Awaited<ReturnType<typeof writeMedia>>;

const atOnce = 8;

/** Writes the bytes of all media and gives their rows; reports now and then how many are done. */
export async function writeAllMedia(
  store: MediaFiles,
  world: World,
  news: readonly DemoArticle[],
  now: Date,
  onCount: (done: number) => void,
): Promise<MediaRow[]> {
  const rows: MediaRow[] = [];
  let batch: NewMedia[] = [];
  const flush = async () => {
    rows.push(...(await Promise.all(batch.map((m) => writeMedia(store, m)))));
    batch = [];
    onCount(rows.length);
  };
  for await (const m of allMedia(world, news, now)) {
    batch.push(m);
    if (batch.length === atOnce) await flush();
  }
  await flush();
  return rows.map((row) => ({ ...row, createdAt: now }));
}
