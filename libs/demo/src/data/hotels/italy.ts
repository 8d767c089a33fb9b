import { type HotelFacts, place } from '../hotel.ts';

export const italy: HotelFacts[] = [
  {
    id: 'villa-ortensia-bellagio',
    name: 'Villa Ortensia',
    arabicName: 'فيلا أورتنسيا',
    german: 'die',
    street: 'Lungolago Mazzini 11',
    zip: '22021',
    country: 'IT',
    city: place('بيلاجيو', 'Bellagio'),
    region: place('بحيرة كومو', 'Comer See', 'Lake Como', 'Lac de Côme', 'Lago di Como', 'Comomeer'),
    rooms: 66,
    language: 'it_IT',
    look: { building: 'lakeVilla', land: 'lake' },
    about: {
      de_DE:
        'Die Villa Ortensia öffnet an Ostern und schließt Anfang November, und in den fünf Monaten dazwischen wird gestrichen, geschult und geschlafen. 66 Zimmer, eine Limonaia und ein Gärtner in dritter Generation.',
      en_GB:
        'Villa Ortensia opens at Easter and closes in early November, and the five months in between are for painting, training and sleeping. Sixty-six rooms, a lemon house and a third-generation gardener.',
    },
  },
  {
    id: 'podere-san-biagio',
    name: 'Podere San Biagio',
    arabicName: 'بوديري سان بياجو',
    german: 'das',
    street: 'Località San Biagio 2',
    zip: '53024',
    country: 'IT',
    city: place('مونتالتشينو', 'Montalcino'),
    region: place('توسكانا', 'Toskana', 'Tuscany', 'Toscane', 'Toscana', 'Toscane'),
    rooms: 40,
    language: 'it_IT',
    look: { building: 'farmhouse', land: 'vineyard' },
    about: {
      de_DE:
        'Das Podere San Biagio presst sein Öl selbst und serviert es zum Personalessen zuerst. 40 Zimmer in drei Höfen, Zypressen als Wegweiser und eine Köchin, die keine Waage besitzt.',
      en_GB:
        'Podere San Biagio presses its own oil and serves it first at the staff meal. Forty rooms across three farmsteads, cypresses for signposts and a cook who does not own a pair of scales.',
    },
  },
  {
    id: 'le-terrazze-amalfi',
    name: 'Le Terrazze',
    arabicName: 'لي تيراتسه',
    german: 'das',
    street: 'Via Pietro Capuano 30',
    zip: '84011',
    country: 'IT',
    city: place('أمالفي', 'Amalfi'),
    region: place('كامبانيا', 'Kampanien', 'Campania', 'Campanie', 'Campania', 'Campanië'),
    rooms: 72,
    language: 'it_IT',
    look: { building: 'terraces', land: 'coast' },
    about: {
      de_DE:
        'Zwischen Meer und Personaleingang des Le Terrazze liegen 214 Stufen, weshalb niemand hier ein Fitnessstudio braucht. 72 Zimmer, Zitronen vom eigenen Hang und Wäsche, die per Seilzug nach oben fährt.',
      en_GB:
        'There are 214 steps between the sea and the staff entrance of Le Terrazze, which is why nobody here needs a gym. Seventy-two rooms, lemons from our own slope and laundry that rides up on a cable.',
    },
  },
  {
    id: 'palazzo-giudecca',
    name: 'Palazzo Giudecca',
    arabicName: 'بالاتسو جوديكا',
    german: 'der',
    street: 'Fondamenta Zitelle 33',
    zip: '30133',
    country: 'IT',
    city: place('البندقية', 'Venedig', 'Venice', 'Venise', 'Venezia', 'Venetië'),
    region: place('فينيتو', 'Venetien', 'Veneto', 'Vénétie', 'Veneto', 'Veneto'),
    rooms: 86,
    language: 'it_IT',
    look: { building: 'lakeVilla', land: 'canal' },
    about: {
      de_DE:
        'Im Palazzo Giudecca kommt die Frühschicht mit dem Boot und die Wäsche auch. Bei Acqua alta zählt jede Hand: Das Team räumt das Erdgeschoss in vierzig Minuten leer, Bestzeit 31.',
      en_GB:
        'At Palazzo Giudecca the early shift arrives by boat, and so does the laundry. When the water rises every hand counts: the team clears the ground floor in forty minutes; the record stands at 31.',
    },
  },
  {
    id: 'malga-alta-ortisei',
    name: 'Malga Alta',
    arabicName: 'مالغا ألتا',
    german: 'die',
    street: 'Strada Digon 18',
    zip: '39046',
    country: 'IT',
    city: place('أورتيزي', 'St. Ulrich in Gröden', 'Ortisei', 'Ortisei', 'Ortisei', 'Ortisei'),
    region: place('الدولوميت', 'Dolomiten', 'Dolomites', 'Dolomites', 'Dolomiti', 'Dolomieten'),
    rooms: 62,
    language: 'it_IT',
    look: { building: 'lodge', land: 'alpine' },
    about: {
      de_DE:
        'Die Malga Alta liegt dort, wo sich Ladinisch, Deutsch und Italienisch treffen. 62 Zimmer, Holzschnitzereien an jeder Tür und ein Abendrot, bei dem der Service kurz stillsteht.',
      en_GB:
        'Malga Alta lies where Ladin, German and Italian meet. Sixty-two rooms, wood carvings on every door and sunsets that bring service to a brief standstill.',
    },
  },
];
