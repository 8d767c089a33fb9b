import type { NewMedia } from '@foyer/server/seed';
import { drawHotel, drawPortrait, drawTheme, type TimeOfDay } from '../art/index.ts';
import type { HotelFacts } from '../data/hotel.ts';
import { hotelAlt, portraitAlt, themeAlts } from '../pictures.ts';
import { articles, type HouseArticle } from './articles.ts';
import { houses } from './houses.ts';
import { logo } from './logo.ts';
import type { TeamMember } from './people.ts';
import { locales } from '../schemas.ts';
import { bergsee } from './settings.ts';

export const logoId = 'bergsee-logo';
export const fitnessPictureId = 'bergsee-fitness';
export const filmPrefix = 'bergsee-';
export const housePictureId = (house: HotelFacts) => `${house.id}-house`;
export const teamPortraitId = (member: TeamMember) => `bergsee-portrait-${member.username}`;

type Drawing = Pick<NewMedia, 'alt' | 'visibility'> & { drawing: string };

const drawing = (id: string, { drawing: svg, ...rest }: Drawing): NewMedia => ({
  ...{ id, orgId: bergsee.id, fileName: `${id}.svg`, bytes: new TextEncoder().encode(svg) },
  ...rest,
});

const house = (hotel: HotelFacts, time: TimeOfDay): Drawing => ({
  drawing: drawHotel({ seed: hotel.id, ...hotel.look }, time),
  alt: hotelAlt(hotel, time),
});

const illustration = ({ id, picture }: HouseArticle): Drawing =>
  'theme' in picture
    ? { drawing: drawTheme(picture.theme, id), alt: themeAlts[picture.theme] }
    : house(
        houses.find((hotel) => hotel.id === picture.hotel)!,
        picture.time,
      );

/** The logo, the houses, the portraits and the pictures above the articles. */
export const teamMedia = (team: readonly TeamMember[]): NewMedia[] => [
  drawing(logoId, {
    drawing: logo,
    alt: { ...Object.fromEntries(locales.map((locale) => [locale, bergsee.name])), ar: 'فنادق بيرغزيه' },
    visibility: 'public',
  }),
  ...houses.map((hotel) => drawing(housePictureId(hotel), house(hotel, 'noon'))),
  ...team.map((member) =>
    drawing(teamPortraitId(member), {
      drawing: drawPortrait(member.features),
      alt: portraitAlt(`${member.firstname} ${member.lastname}`),
    }),
  ),
  drawing(fitnessPictureId, { drawing: drawTheme('sport', bergsee.id), alt: themeAlts.sport }),
  ...articles.map((article) => drawing(article.id, illustration(article))),
];
