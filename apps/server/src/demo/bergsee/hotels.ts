import { type HotelFacts, place } from '../data/hotel.ts';

/** The three houses of the second customer. */
export const houses: readonly HotelFacts[] = [
  {
    id: 'bergsee-haus-am-see',
    name: 'Haus am Bergsee',
    arabicName: 'هاوس أم بيرغزيه',
    german: 'das',
    street: 'Uferweg 3',
    zip: '6213',
    country: 'AT',
    city: place('بيرتيساو', 'Pertisau'),
    region: place('تيرول', 'Tirol', 'Tyrol', 'Tyrol', 'Tirolo', 'Tirol'),
    rooms: 54,
    language: 'de_DE',
    look: { building: 'lodge', land: 'lake' },
    about: {
      de_DE: 'Das Stammhaus am Achensee, mit Bootshaus und einer Stube, die im Winter drei Öfen heizen.',
      en_GB: 'The first house, on Lake Achen, with a boathouse and a parlour that three stoves heat in winter.',
    },
  },
  {
    id: 'bergsee-rosengarten',
    name: 'Rosengarten',
    arabicName: 'روزنغارتن',
    german: 'der',
    street: 'Via Catinaccio 12',
    zip: '39056',
    country: 'IT',
    city: place('فيلشنوفن', 'Welschnofen', 'Nova Levante', 'Nova Levante', 'Nova Levante', 'Nova Levante'),
    region: place('جنوب تيرول', 'Südtirol', 'South Tyrol', 'Tyrol du Sud', 'Alto Adige', 'Zuid-Tirol'),
    rooms: 38,
    language: 'it_IT',
    look: { building: 'lodge', land: 'alpine' },
    about: {
      de_DE: 'Vor den Dolomiten, die am Abend rot werden. Küche aus drei Sprachen, Wein aus einem Tal.',
      en_GB: 'Before the Dolomites that turn red in the evening. A kitchen in three languages, wine from one valley.',
    },
  },
  {
    id: 'bergsee-almdorf',
    name: 'Almdorf',
    arabicName: 'ألمدورف',
    german: 'das',
    street: 'Almweg 1',
    zip: '5541',
    country: 'AT',
    city: place('ألتنماركت', 'Altenmarkt im Pongau'),
    region: place('سالزبورغ', 'Salzburger Land', 'Salzburg region', 'Pays de Salzbourg', 'Salisburghese', 'Salzburgerland'),
    rooms: 22,
    language: 'de_DE',
    look: { building: 'lodge', land: 'meadow' },
    about: {
      de_DE: 'Elf Hütten um einen Dorfbrunnen; das Frühstück kommt mit dem Handkarren.',
      en_GB: 'Eleven cabins around a village fountain; breakfast arrives by handcart.',
    },
  },
];
