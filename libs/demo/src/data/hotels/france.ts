import { type HotelFacts, place } from '../hotel.ts';

export const france: HotelFacts[] = [
  {
    id: 'chateau-tilleuls-amboise',
    name: 'Château des Tilleuls',
    arabicName: 'شاتو دي تيول',
    german: 'das',
    street: '4 allée des Tilleuls',
    zip: '37400',
    country: 'FR',
    city: place('أمبواز', 'Amboise'),
    region: place('وادي اللوار', 'Loiretal', 'Loire Valley', 'Val de Loire', 'Valle della Loira', 'Loirevallei'),
    rooms: 48,
    language: 'fr_FR',
    look: { building: 'chateau', land: 'vineyard' },
    about: {
      de_DE:
        'Das Château des Tilleuls hat vier Türme, 48 Zimmer und eine Lindenallee, die im Juni so duftet, dass das Brautpaar niest. Der Gemüsegarten versorgt die Küche von April bis Oktober.',
      en_GB:
        'Château des Tilleuls has four towers, 48 rooms and an avenue of limes so fragrant in June that bridal couples sneeze. The kitchen garden feeds the restaurant from April to October.',
    },
  },
  {
    id: 'mas-lavandes-gordes',
    name: 'Mas des Lavandes',
    arabicName: 'ماس دي لافاند',
    german: 'das',
    street: '1260 route de Murs',
    zip: '84220',
    country: 'FR',
    city: place('غورد', 'Gordes'),
    region: place('بروفانس', 'Provence', 'Provence', 'Provence', 'Provenza', 'Provence'),
    rooms: 36,
    language: 'fr_FR',
    look: { building: 'farmhouse', land: 'vineyard' },
    about: {
      de_DE:
        'Das Mas des Lavandes ist das kleinste Haus der Gruppe: 36 Zimmer, 22 Kolleginnen und Kollegen, ein Esel. Zur Lavendelblüte helfen alle eine Stunde vor Dienstbeginn auf dem Feld.',
      en_GB:
        'Mas des Lavandes is the smallest house in the group: 36 rooms, 22 colleagues, one donkey. When the lavender is in flower everybody helps in the field for an hour before the shift.',
    },
  },
  {
    id: 'tanneurs-colmar',
    name: 'Maison des Tanneurs',
    arabicName: 'ميزون دي تانور',
    german: 'das',
    street: '8 quai de la Poissonnerie',
    zip: '68000',
    country: 'FR',
    city: place('كولمار', 'Colmar'),
    region: place('الألزاس', 'Elsass', 'Alsace', 'Alsace', 'Alsazia', 'Elzas'),
    rooms: 44,
    language: 'fr_FR',
    look: { building: 'halfTimbered', land: 'canal' },
    about: {
      de_DE:
        'Im Maison des Tanneurs trockneten früher Häute im Dachstuhl, heute schlafen dort Hochzeitspaare. Das Team spricht Elsässisch, Französisch und Deutsch, gern in einem Satz.',
      en_GB:
        'Hides used to dry in the attic of Maison des Tanneurs; now honeymooners sleep there. The team speaks Alsatian, French and German, often within one sentence.',
    },
  },
  {
    id: 'palais-azur-nice',
    name: 'Palais d’Azur',
    arabicName: 'قصر أزور',
    german: 'das',
    street: '57 promenade des Anglais',
    zip: '06000',
    country: 'FR',
    city: place('نيس', 'Nizza', 'Nice', 'Nice', 'Nizza', 'Nice'),
    region: place('الريفييرا الفرنسية', 'Côte d’Azur'),
    rooms: 152,
    language: 'fr_FR',
    look: { building: 'grandHotel', land: 'coast' },
    about: {
      de_DE:
        'Das Palais d’Azur lebt vom Licht: 152 Zimmer, fast alle zum Meer, und Markisen, die das Technikteam dreimal am Tag nachstellt. Im Mai wohnt hier halb Cannes, im Februar die andere Hälfte.',
      en_GB:
        'Palais d’Azur lives on light: 152 rooms, nearly all facing the sea, and awnings that the technical team adjusts three times a day. In May half of Cannes stays here, in February the other half.',
    },
  },
  {
    id: 'le-passage-paris',
    name: 'Le Passage',
    arabicName: 'لو باساج',
    german: 'das',
    street: '23 rue Saint-Marc',
    zip: '75002',
    country: 'FR',
    city: place('باريس', 'Paris', 'Paris', 'Paris', 'Parigi', 'Parijs'),
    region: place('إيل دو فرانس', 'Île-de-France'),
    rooms: 94,
    language: 'fr_FR',
    look: { building: 'grandHotel', land: 'city' },
    about: {
      de_DE:
        'Le Passage versteckt sich hinter einer Ladenpassage mit Glasdach. 94 Zimmer, ein Aufzug, der höchstens drei Personen und ihre Geduld fasst, und die kleinste Küche der Gruppe – mit dem größten Ehrgeiz.',
      en_GB:
        'Le Passage hides behind a glass-roofed arcade of shops. Ninety-four rooms, a lift that takes three people at most and their patience, and the smallest kitchen in the group – with the largest ambition.',
    },
  },
];
