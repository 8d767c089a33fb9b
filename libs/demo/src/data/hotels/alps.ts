import { type HotelFacts, place } from '../hotel.ts';

/** Austria and Switzerland. */
export const alps: HotelFacts[] = [
  {
    id: 'bergkristall-kitzbuehel',
    name: 'Bergkristall',
    arabicName: 'بيرغكريستال',
    german: 'der',
    street: 'Hahnenkammstraße 44',
    zip: '6370',
    country: 'AT',
    city: place('كيتسبوهل', 'Kitzbühel'),
    region: place('تيرول', 'Tirol', 'Tyrol', 'Tyrol', 'Tirolo', 'Tirol'),
    rooms: 98,
    language: 'de_DE',
    look: { building: 'lodge', land: 'alpine' },
    about: {
      de_DE:
        'Der Bergkristall hat zwei Saisons und zwei Gesichter: im Winter Skischuhe und Kaspressknödel, im Sommer Wanderkarten und Kräutergarten. Die Hälfte des Teams kommt jedes Jahr wieder.',
      en_GB:
        'Bergkristall has two seasons and two faces: ski boots and cheese dumplings in winter, hiking maps and a herb garden in summer. Half of the team comes back every year.',
    },
  },
  {
    id: 'salzachhof-salzburg',
    name: 'Salzachhof',
    arabicName: 'زالتساخهوف',
    german: 'der',
    street: 'Giselakai 31',
    zip: '5020',
    country: 'AT',
    city: place('سالزبورغ', 'Salzburg', 'Salzburg', 'Salzbourg', 'Salisburgo', 'Salzburg'),
    region: place('سالزبورغ', 'Salzburger Land', 'Salzburg region', 'Pays de Salzbourg', 'Salisburghese', 'Salzburgerland'),
    rooms: 108,
    language: 'de_DE',
    look: { building: 'grandHotel', land: 'harbour' },
    about: {
      de_DE:
        'Zur Festspielzeit schläft der Salzachhof nicht. Bügelservice bis Mitternacht, Frühstück ab fünf, und im Personalgang hängt eine Liste mit allen Dirigenten, die einmal ihre Brille vergessen haben.',
      en_GB:
        'During the festival Salzachhof does not sleep. Pressing until midnight, breakfast from five, and in the staff corridor hangs a list of every conductor who ever left his glasses behind.',
    },
  },
  {
    id: 'seerose-wolfgangsee',
    name: 'Seerose',
    arabicName: 'زيروزه',
    german: 'die',
    street: 'Uferpromenade 3',
    zip: '5360',
    country: 'AT',
    city: place('سانت فولفغانغ', 'St. Wolfgang'),
    region: place('زالتسكامرغوت', 'Salzkammergut'),
    rooms: 52,
    language: 'de_DE',
    look: { building: 'chalet', land: 'lake' },
    about: {
      de_DE:
        'Die Seerose hat mehr Ruderboote als Parkplätze. 52 Zimmer, ein Badesteg für Gäste, einer fürs Team – und der zweite ist der schönere.',
      en_GB:
        'Seerose has more rowing boats than parking spaces. Fifty-two rooms, one bathing jetty for guests, one for the team – and the second is the prettier.',
    },
  },
  {
    id: 'ringpalais-wien',
    name: 'Ringpalais',
    arabicName: 'رينغباليه',
    german: 'das',
    street: 'Schottenring 17',
    zip: '1010',
    country: 'AT',
    city: place('فيينا', 'Wien', 'Vienna', 'Vienne', 'Vienna', 'Wenen'),
    region: place('فيينا', 'Wien', 'Vienna', 'Vienne', 'Vienna', 'Wenen'),
    rooms: 166,
    language: 'de_DE',
    look: { building: 'grandHotel', land: 'city' },
    about: {
      de_DE:
        'Das Ringpalais hat 166 Zimmer, vier Ballsäle und einen Konditor, der im Fasching elftausend Krapfen füllt. Im Keller liegt die Personalwerkstatt, in der vom Luster bis zum Lackschuh alles repariert wird.',
      en_GB:
        'Ringpalais has 166 rooms, four ballrooms and a pastry chef who fills eleven thousand doughnuts in carnival season. In the basement is the staff workshop, where everything is mended from chandeliers to patent-leather shoes.',
    },
  },
  {
    id: 'loisgarten-langenlois',
    name: 'Loisgarten',
    arabicName: 'لويسغارتن',
    german: 'der',
    street: 'Kellergasse 12',
    zip: '3550',
    country: 'AT',
    city: place('لانغنلويس', 'Langenlois'),
    region: place('النمسا السفلى', 'Niederösterreich', 'Lower Austria', 'Basse-Autriche', 'Bassa Austria', 'Neder-Oostenrijk'),
    rooms: 70,
    language: 'de_DE',
    look: { building: 'atrium', land: 'vineyard' },
    about: {
      de_DE:
        'Der Loisgarten ist das jüngste Haus in Österreich: viel Glas, viel Lehm, Zimmer mit Blick in die Kellergasse. Das Team hat die Betriebsabläufe selbst entworfen, bevor der erste Gast kam.',
      en_GB:
        'Loisgarten is our youngest house in Austria: plenty of glass, plenty of clay, rooms facing the lane of wine cellars. The team designed its own working routines before the first guest arrived.',
    },
  },
  {
    id: 'arvenhaus-zermatt',
    name: 'Arvenhaus',
    arabicName: 'أرفنهاوس',
    german: 'das',
    street: 'Schluhmattstrasse 88',
    zip: '3920',
    country: 'CH',
    city: place('تسيرمات', 'Zermatt'),
    region: place('فاليه', 'Wallis', 'Valais', 'Valais', 'Vallese', 'Wallis'),
    rooms: 60,
    language: 'de_DE',
    look: { building: 'chalet', land: 'alpine' },
    about: {
      de_DE:
        'Ins Arvenhaus kommt alles mit dem Elektrokarren: Gäste, Gepäck, Milch. Die Zimmer riechen nach Zirbenholz, und wer im Service arbeitet, bedient in vier Sprachen und auf 1.620 Metern.',
      en_GB:
        'Everything reaches Arvenhaus by electric cart: guests, luggage, milk. The rooms smell of stone pine, and the service team looks after people in four languages at 1,620 metres.',
    },
  },
  {
    id: 'quaihof-luzern',
    name: 'Quaihof Luzern',
    arabicName: 'كايهوف لوتسرن',
    german: 'der',
    street: 'Nationalquai 6',
    zip: '6006',
    country: 'CH',
    city: place('لوتسرن', 'Luzern', 'Lucerne', 'Lucerne', 'Lucerna', 'Luzern'),
    region: place('وسط سويسرا', 'Zentralschweiz', 'Central Switzerland', 'Suisse centrale', 'Svizzera centrale', 'Centraal-Zwitserland'),
    rooms: 140,
    language: 'de_DE',
    look: { building: 'grandHotel', land: 'lake' },
    about: {
      de_DE:
        'Der Quaihof ist seit 1871 Hotel, seit 2006 eines von uns. Aus dem Salon hört man die Dampfer, aus der Küche den Chef, und beides gilt in Luzern als Wahrzeichen.',
      en_GB:
        'Quaihof has been a hotel since 1871 and one of ours since 2006. From the drawing room you hear the steamers, from the kitchen the chef, and in Lucerne both count as landmarks.',
    },
  },
  {
    id: 'villa-serena-lugano',
    name: 'Villa Serena',
    arabicName: 'فيلا سيرينا',
    german: 'die',
    street: 'Via Cortivo 25',
    zip: '6976',
    country: 'CH',
    city: place('لوغانو', 'Lugano'),
    region: place('تيتشينو', 'Tessin', 'Ticino', 'Tessin', 'Ticino', 'Ticino'),
    rooms: 54,
    language: 'it_IT',
    look: { building: 'lakeVilla', land: 'lake' },
    about: {
      de_DE:
        'Die Villa Serena hat Kamelien im Garten und Polenta auf dem Herd. 54 Zimmer, ein Bootshaus, in dem geheiratet wird, und Dienstübergaben, die auf Italienisch beginnen und auf Schwiizerdütsch enden.',
      en_GB:
        'Villa Serena has camellias in the garden and polenta on the stove. Fifty-four rooms, a boathouse for weddings, and shift handovers that start in Italian and end in Swiss German.',
    },
  },
];
