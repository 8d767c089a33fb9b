import { fitness } from './ways.ts';
import { place } from '../data/hotel.ts';
import type { DemoPage } from './pages.ts';

const flagship = 'seehof-lindau';

/** What the first house is called in the menu and above its page. */
export const firstHouse = place(
  'فندقنا الأول',
  'Unser Stammhaus',
  'Our first house',
  'Notre maison mère',
  'La nostra prima casa',
  'Ons eerste huis',
);

/** The first house of the group: where it is, and what guests and employees say. */
export const housePage: DemoPage = {
  id: flagship,
  type: 'page',
  title: firstHouse,
  modules: [
    { id: 'house', type: 'location', title: place('', ''), config: { hotelIds: [flagship] } },
    {
      id: 'employer',
      type: 'kununu',
      title: place(
        'ماذا يقول الفريق',
        'Was das Team sagt',
        'What the team says',
        'Ce qu’en dit l’équipe',
        'Cosa dice il team',
        'Wat het team zegt',
      ),
      config: { hotelId: flagship },
    },
    {
      id: 'house-news',
      type: 'articleteaser',
      title: place('من الفنادق', 'Aus den Häusern', 'From the houses', 'Dans les maisons', 'Dagli alberghi', 'Uit de huizen'),
      config: { layout: 'horizontal', maxRecords: 2, category: ['hotels'] },
    },
  ],
};

/** What members get: their own points, and what there is for them. */
export const benefitsPage: DemoPage = {
  id: 'benefits',
  type: 'page',
  title: place('مزايا', 'Vorteile', 'Benefits', 'Avantages', 'Vantaggi', 'Voordelen'),
  modules: [
    {
      id: 'points',
      type: 'scores',
      title: place('نقاطك', 'Ihre Punkte', 'Your points', 'Vos points', 'I Suoi punti', 'Uw punten'),
      config: { backgroundImageId: 'stock-travel' },
    },
    fitness('https://gympass.example/aurelia', 'stock-sport'),
    {
      id: 'rewards',
      type: 'shop',
      title: place('المكافآت', 'Prämien', 'Rewards', 'Récompenses', 'Premi', 'Beloningen'),
      config: {},
    },
    {
      id: 'benefits-news',
      type: 'articleteaser',
      title: place('لك أيضاً', 'Auch für Sie', 'For you, too', 'Pour vous aussi', 'Anche per Lei', 'Ook voor u'),
      config: { layout: 'grid', maxRecords: 6, category: ['benefits'] },
    },
    {
      id: 'group-as-employer',
      type: 'kununu',
      title: place(
        'أوريليا كصاحبة عمل',
        'Aurelia als Arbeitgeberin',
        'Aurelia as an employer',
        'Aurelia, votre employeur',
        'Aurelia come datore di lavoro',
        'Aurelia als werkgever',
      ),
      config: {},
    },
  ],
};
