import type { Theme } from '../art/themes/index.ts';
import { type EveryLanguage, place } from '../data/hotel.ts';

/** A picture of the party's gallery: a drawing, kept as JPEG. */
export interface GalleryPicture {
  id: string;
  draw: { theme: Theme; seed: string } | { hotel: string; time: 'golden' | 'dusk' };
  caption: EveryLanguage;
}

export const galleryPictures: readonly GalleryPicture[] = [
  {
    id: 'party-lake.jpg',
    draw: { hotel: 'seehof-lindau', time: 'golden' },
    caption: place(
      'قبل وصول الضيوف: الفندق في ضوء المساء',
      'Kurz bevor alle kommen: der Seehof am Abend',
      'Just before everybody arrives: Seehof in the evening',
      'Juste avant l’arrivée de tous : le Seehof le soir',
      'Poco prima degli arrivi: il Seehof di sera',
      'Vlak voordat iedereen komt: de Seehof in de avond',
    ),
  },
  {
    id: 'party-table.jpg',
    draw: { theme: 'party', seed: 'gallery-a' },
    caption: place(
      'ثمانية مطابخ ومائدة واحدة',
      'Acht Küchen, eine Tafel',
      'Eight kitchens, one table',
      'Huit cuisines, une seule table',
      'Otto cucine, una tavola',
      'Acht keukens, één tafel',
    ),
  },
  {
    id: 'party-kitchen.jpg',
    draw: { theme: 'kitchen', seed: 'gallery-b' },
    caption: place(
      'خلف الكواليس منذ السادسة صباحاً',
      'Hinter den Kulissen, seit sechs Uhr früh',
      'Behind the scenes since six in the morning',
      'En coulisses depuis six heures du matin',
      'Dietro le quinte dalle sei del mattino',
      'Achter de schermen sinds zes uur ’s ochtends',
    ),
  },
  {
    id: 'party-choir.jpg',
    draw: { theme: 'choir', seed: 'gallery-c' },
    caption: place(
      'جوقة الفندق تغنّي بأربع لغات',
      'Der Hauschor singt in vier Sprachen',
      'The house choir sings in four languages',
      'La chorale chante en quatre langues',
      'Il coro canta in quattro lingue',
      'Het huiskoor zingt in vier talen',
    ),
  },
  {
    id: 'party-honours.jpg',
    draw: { theme: 'jubilee', seed: 'gallery-d' },
    caption: place(
      'تكريم من أمضوا ثلاثين عاماً',
      'Ehrung für dreißig Jahre im Haus',
      'Honours for thirty years in the house',
      'Hommage à trente ans de maison',
      'Un grazie per trent’anni in casa',
      'Eerbetoon voor dertig jaar in huis',
    ),
  },
  {
    id: 'party-kites.jpg',
    draw: { theme: 'family', seed: 'gallery-e' },
    caption: place(
      'مرج الأطفال بطائراته الورقية',
      'Die Kinderwiese mit Drachen',
      'The children’s meadow with kites',
      'Le pré des enfants et ses cerfs-volants',
      'Il prato dei bambini con gli aquiloni',
      'De kinderweide met vliegers',
    ),
  },
  {
    id: 'party-team.jpg',
    draw: { theme: 'team', seed: 'gallery-f' },
    caption: place(
      'الفريق الذي سهر ليفرح الآخرون',
      'Sie hatten Dienst, damit alle feiern konnten',
      'They were on duty so that everyone could celebrate',
      'Ils étaient de service pour que tous puissent fêter',
      'Erano di turno perché tutti potessero festeggiare',
      'Zij hadden dienst, zodat iedereen kon feesten',
    ),
  },
  {
    id: 'party-night.jpg',
    draw: { hotel: 'seehof-lindau', time: 'dusk' },
    caption: place(
      'آخر حافلة والأنوار ما زالت مضاءة',
      'Der letzte Bus fährt, die Lichter bleiben an',
      'The last bus leaves, the lights stay on',
      'Le dernier bus part, les lumières restent',
      'Parte l’ultimo autobus, le luci restano accese',
      'De laatste bus vertrekt, de lichten blijven aan',
    ),
  },
];

/** The slides in order; the programme between them is no picture and is offered as a download. */
export const galleryIds: readonly string[] = [
  ...galleryPictures.slice(0, 5).map((p) => p.id),
  'party-programme.pdf',
  ...galleryPictures.slice(5).map((p) => p.id),
];
