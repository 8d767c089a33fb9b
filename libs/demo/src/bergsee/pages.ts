import { legalPages } from '../content/legal-pages.ts';
import type { DemoPage } from '../content/pages.ts';
import { place } from '../data/hotel.ts';
import { houses } from './hotels.ts';
import { housePictureId } from './media.ts';

const ours = place('فنادقنا', 'Unsere Häuser', 'Our houses', 'Nos maisons', 'I nostri alberghi', 'Onze huizen');

const housesModule: DemoPage['modules'][number] = {
  id: 'houses',
  type: 'text_image_switch',
  title: place('', ''),
  config: {
    buttons: 'none',
    entries: houses.map((house) => ({
      id: house.id,
      title: place(house.arabicName, house.name),
      description: house.about,
      imageId: housePictureId(house),
    })),
  },
};

/** The pages of the second customer. */
export const housePages: readonly DemoPage[] = [
  {
    id: 'dashboard',
    type: 'dashboard',
    title: place('أهلاً', 'Grüß Gott', 'Hello', 'Bonjour', 'Buongiorno', 'Hallo'),
    modules: [
      {
        id: 'top',
        type: 'topteaser',
        title: place('الآن', 'Gerade jetzt', 'Right now', 'En ce moment', 'Proprio ora', 'Nu'),
        config: { maxRecords: 3, isCircle: false, sliderInterval: null },
      },
      {
        id: 'post',
        type: 'articleteaser',
        title: place('الأخبار', 'Hüttenpost', 'Mountain post', 'Courrier', 'Posta', 'Bergpost'),
        config: { layout: 'horizontal', maxRecords: 6 },
      },
      {
        id: 'occasions',
        type: 'occasions',
        title: place('سنوات معاً', 'Miteinander', 'Years together', 'Ensemble', 'Anni insieme', 'Jaren samen'),
        config: { maxRecords: 4, showAll: true },
      },
      {
        id: 'points',
        type: 'scores',
        title: place('نقاطك', 'Ihre Punkte', 'Your points', 'Vos points', 'I Suoi punti', 'Uw punten'),
        config: { backgroundImageId: housePictureId(houses[1]!) },
      },
    ],
  },
  {
    id: 'houses',
    type: 'page',
    title: ours,
    modules: [
      housesModule,
      {
        id: 'places',
        type: 'location',
        title: place('أين تجدنا', 'So finden Sie uns', 'Where to find us', 'Où nous trouver', 'Dove trovarci', 'Waar we zijn'),
        config: { hotelIds: houses.map(({ id }) => id) },
      },
      {
        id: 'employer',
        type: 'kununu',
        title: place('كفريق', 'Als Team', 'As a team', 'Comme équipe', 'Come squadra', 'Als team'),
        config: {},
      },
    ],
  },
  ...legalPages({
    name: 'Bergsee Hotels GmbH',
    address: 'Uferweg 3, 6213 Pertisau',
    manager: 'Valerie Oberrauch',
    register: 'Landesgericht Innsbruck, FN 471100 k',
    domain: 'bergsee.example',
  }),
];
