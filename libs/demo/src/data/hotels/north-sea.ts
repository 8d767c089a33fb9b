import { type HotelFacts, place } from '../hotel.ts';

/** The Netherlands and the United Kingdom. */
export const northSea: HotelFacts[] = [
  {
    id: 'grachtenhuis-amsterdam',
    name: 'Grachtenhuis Tulp',
    arabicName: 'خراختنهاوس تولب',
    german: 'das',
    street: 'Prinsengracht 412',
    zip: '1016 JC',
    country: 'NL',
    city: place('أمستردام', 'Amsterdam'),
    region: place('شمال هولندا', 'Nordholland', 'North Holland', 'Hollande-Septentrionale', 'Olanda Settentrionale', 'Noord-Holland'),
    rooms: 90,
    language: 'nl_NL',
    look: { building: 'canalHouses', land: 'canal' },
    about: {
      de_DE:
        'Das Grachtenhuis Tulp besteht aus sechs Häusern, elf Treppenhäusern und keinem geraden Flur. Neue Kolleginnen und Kollegen bekommen am ersten Tag eine Karte – und am zweiten ein Fahrrad.',
      en_GB:
        'Grachtenhuis Tulp is made of six houses, eleven staircases and not one straight corridor. New colleagues are given a map on day one – and a bicycle on day two.',
    },
  },
  {
    id: 'duinzicht-domburg',
    name: 'Duinzicht',
    arabicName: 'داونزيخت',
    german: 'das',
    street: 'Badhuisweg 20',
    zip: '4357 AV',
    country: 'NL',
    city: place('دومبورخ', 'Domburg'),
    region: place('زيلاند', 'Zeeland', 'Zeeland', 'Zélande', 'Zelanda', 'Zeeland'),
    rooms: 78,
    language: 'nl_NL',
    look: { building: 'seasideVeranda', land: 'coast' },
    about: {
      de_DE:
        'Hinter dem Duinzicht kommen nur noch Dünen, dann England. 78 Zimmer, Muscheln in zwölf Varianten und ein Team, das bei Sturm schneller Strandkörbe sichert als die Feuerwehr.',
      en_GB:
        'Beyond Duinzicht there are only dunes, then England. Seventy-eight rooms, mussels in twelve versions and a team that secures beach chairs in a storm faster than the fire brigade.',
    },
  },
  {
    id: 'pakhuis-maas-rotterdam',
    name: 'Pakhuis Maas',
    arabicName: 'باكهاوس ماس',
    german: 'das',
    street: 'Wilhelminakade 83',
    zip: '3072 AP',
    country: 'NL',
    city: place('روتردام', 'Rotterdam'),
    region: place('جنوب هولندا', 'Südholland', 'South Holland', 'Hollande-Méridionale', 'Olanda Meridionale', 'Zuid-Holland'),
    rooms: 184,
    language: 'nl_NL',
    look: { building: 'tower', land: 'harbour' },
    about: {
      de_DE:
        'Das Pakhuis Maas verbindet einen alten Speicher mit einem neuen Turm. 184 Zimmer, Hafenrundfahrten ab Frühstück, und im Team wird Rotterdamer Direktheit als Fremdsprache anerkannt.',
      en_GB:
        'Pakhuis Maas joins an old warehouse to a new tower. It has 184 rooms and harbour tours from the breakfast room, and Rotterdam directness is recognised in the team as a foreign language.',
    },
  },
  {
    id: 'ashcombe-manor-bath',
    name: 'Ashcombe Manor',
    arabicName: 'آشكوم مانور',
    german: 'das',
    street: 'Ashcombe Lane',
    zip: 'BA1 9LX',
    country: 'GB',
    city: place('باث', 'Bath'),
    region: place('سومرست', 'Somerset'),
    rooms: 56,
    language: 'en_GB',
    look: { building: 'manor', land: 'meadow' },
    about: {
      de_DE:
        'Ashcombe Manor ist ein Landhaus mit 56 Zimmern, Rosengarten und einem Kamin, der von Oktober bis April nicht ausgeht. Sonntags gibt es Braten für 140 Gäste und danach für das ganze Team.',
      en_GB:
        'Ashcombe Manor is a country house with 56 rooms, a rose garden and a fire that does not go out between October and April. On Sundays there is a roast for 140 guests, and then for the whole team.',
    },
  },
  {
    id: 'glenmorven-lodge',
    name: 'Glenmorven Lodge',
    arabicName: 'غلينمورفن لودج',
    german: 'die',
    street: 'Loch Road 1',
    zip: 'PH22 1QU',
    country: 'GB',
    city: place('أفيمور', 'Aviemore'),
    region: place(
      'المرتفعات الاسكتلندية',
      'Schottische Highlands',
      'Scottish Highlands',
      'Highlands écossais',
      'Highlands scozzesi',
      'Schotse Hooglanden',
    ),
    rooms: 50,
    language: 'en_GB',
    look: { building: 'manor', land: 'lake' },
    about: {
      de_DE:
        'Die Glenmorven Lodge hat 50 Zimmer, 120 Whiskys und einen Trockenraum für 80 Paar Stiefel. Wenn im Januar die Straße zu ist, bleibt die Spätschicht über Nacht und spielt mit den Gästen Karten.',
      en_GB:
        'Glenmorven Lodge has 50 rooms, 120 whiskies and a drying room for 80 pairs of boots. When the road is closed in January the late shift stays overnight and plays cards with the guests.',
    },
  },
  {
    id: 'wharfinger-london',
    name: 'Wharfinger House',
    arabicName: 'وارفينجر هاوس',
    german: 'das',
    street: '36 Shad Thames',
    zip: 'SE1 2NJ',
    country: 'GB',
    city: place('لندن', 'London', 'London', 'Londres', 'Londra', 'Londen'),
    region: place('لندن الكبرى', 'Großraum London', 'Greater London', 'Grand Londres', 'Grande Londra', 'Groot-Londen'),
    rooms: 126,
    language: 'en_GB',
    look: { building: 'warehouse', land: 'harbour' },
    about: {
      de_DE:
        'Das Wharfinger House war ein Gewürzlager, und im Fahrstuhlschacht findet die Technik bis heute Pfefferkörner. 126 Zimmer, eine Dachbar mit Blick auf die Tower Bridge und die längste Gewürzkarte Londons.',
      en_GB:
        'Wharfinger House was a spice warehouse, and the engineers still find peppercorns in the lift shaft. It has 126 rooms, a roof bar facing Tower Bridge and the longest spice list in London.',
    },
  },
];
