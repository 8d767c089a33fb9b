import { type HotelFacts, place } from '../hotel.ts';

export const germany: HotelFacts[] = [
  {
    id: 'seehof-lindau',
    name: 'Seehof Lindau',
    arabicName: 'زيهوف لينداو',
    german: 'der',
    street: 'Seepromenade 14',
    zip: '88131',
    country: 'DE',
    city: place('لينداو', 'Lindau'),
    region: place('بحيرة كونستانس', 'Bodensee', 'Lake Constance', 'Lac de Constance', 'Lago di Costanza', 'Bodenmeer'),
    rooms: 128,
    language: 'de_DE',
    look: { building: 'grandHotel', land: 'lake' },
    about: {
      de_DE:
        'Der Seehof ist das Stammhaus der Gruppe: 1904 als Sommerhotel gebaut, seit 1958 in unserer Familie von Häusern, mit eigenem Bootssteg und einer Terrasse, auf der an Augustabenden zweihundert Gedecke stehen. Wer hier gelernt hat, erkennt den Fährplan am Geräusch der Motoren.',
      en_GB:
        'Seehof is where the group began: built as a summer hotel in 1904, part of our family of houses since 1958, with its own jetty and a terrace that seats two hundred on an August evening. Anyone trained here can tell the ferry timetable by the sound of the engines.',
    },
  },
  {
    id: 'posthalterei-rothenburg',
    name: 'Posthalterei',
    arabicName: 'بوستهالتراي',
    german: 'die',
    street: 'Herrngasse 27',
    zip: '91541',
    country: 'DE',
    city: place('روتنبورغ', 'Rothenburg ob der Tauber'),
    region: place('بافاريا', 'Bayern', 'Bavaria', 'Bavière', 'Baviera', 'Beieren'),
    rooms: 46,
    language: 'de_DE',
    look: { building: 'halfTimbered', land: 'meadow' },
    about: {
      de_DE:
        'In der Posthalterei wechselten einst die Pferde, heute wechseln sich Reisegruppen und Stammgäste ab. 46 Zimmer, kein rechter Winkel und ein Innenhof, in dem das Team jeden Freitag gemeinsam zu Mittag isst.',
      en_GB:
        'Horses were once changed at Posthalterei; today it is tour groups and regulars who take turns. Forty-six rooms, not a single right angle, and a courtyard where the team has lunch together every Friday.',
    },
  },
  {
    id: 'speicher-elf-hamburg',
    name: 'Speicher Elf',
    arabicName: 'شبايشر إلف',
    german: 'der',
    street: 'Am Sandtorkai 11',
    zip: '20457',
    country: 'DE',
    city: place('هامبورغ', 'Hamburg', 'Hamburg', 'Hambourg', 'Amburgo', 'Hamburg'),
    region: place('هامبورغ', 'Hamburg', 'Hamburg', 'Hambourg', 'Amburgo', 'Hamburg'),
    rooms: 172,
    language: 'de_DE',
    look: { building: 'warehouse', land: 'harbour' },
    about: {
      de_DE:
        'Der Speicher Elf lagerte hundert Jahre lang Kaffee, und an feuchten Tagen riecht das Treppenhaus noch danach. 172 Zimmer hinter Backstein, Tagungsräume unter den alten Winden und ein Frühstück mit Blick auf die Barkassen.',
      en_GB:
        'Speicher Elf stored coffee for a hundred years, and on damp days the stairwell still smells of it. It has 172 rooms behind brick, meeting rooms beneath the old winches and breakfast with a view of the launches.',
    },
  },
  {
    id: 'strandvilla-binz',
    name: 'Strandvilla Binz',
    arabicName: 'شتراندفيلا بينتس',
    german: 'die',
    street: 'Strandpromenade 38',
    zip: '18609',
    country: 'DE',
    city: place('بينتس', 'Binz auf Rügen', 'Binz', 'Binz', 'Binz', 'Binz'),
    region: place('بحر البلطيق', 'Ostsee', 'Baltic Sea', 'Mer Baltique', 'Mar Baltico', 'Oostzee'),
    rooms: 84,
    language: 'de_DE',
    look: { building: 'seasideVeranda', land: 'coast' },
    about: {
      de_DE:
        'Die Strandvilla steht so nah am Wasser, dass bei Nordost der Sand bis an die Rezeption weht. Weiße Veranden, 84 Zimmer und ein Team, das im Sommer doppelt so groß ist wie im Winter.',
      en_GB:
        'Strandvilla stands so close to the water that a north-easterly blows sand as far as the front desk. White verandas, 84 rooms and a team twice as large in summer as in winter.',
    },
  },
  {
    id: 'tannenhof-freudenstadt',
    name: 'Tannenhof',
    arabicName: 'تاننهوف',
    german: 'der',
    street: 'Langenwaldstraße 60',
    zip: '72250',
    country: 'DE',
    city: place('فرويدنشتات', 'Freudenstadt'),
    region: place('الغابة السوداء', 'Schwarzwald', 'Black Forest', 'Forêt-Noire', 'Foresta Nera', 'Zwarte Woud'),
    rooms: 92,
    language: 'de_DE',
    look: { building: 'lodge', land: 'forest' },
    about: {
      de_DE:
        'Der Tannenhof liegt auf 780 Metern zwischen Wald und Loipe. Das Haus heizt mit Holz aus dem eigenen Forst, und die Torte im Café wird nach einem Rezept gebacken, das nur zwei Leute kennen.',
      en_GB:
        'Tannenhof lies at 780 metres between forest and ski trail. The house is heated with wood from its own plantation, and the gateau in the café follows a recipe known to exactly two people.',
    },
  },
  {
    id: 'rebgarten-deidesheim',
    name: 'Rebgarten',
    arabicName: 'ريبغارتن',
    german: 'der',
    street: 'Weinstraße 9',
    zip: '67146',
    country: 'DE',
    city: place('دايدسهايم', 'Deidesheim'),
    region: place('بفالتس', 'Pfalz', 'Palatinate', 'Palatinat', 'Palatinato', 'Palts'),
    rooms: 58,
    language: 'de_DE',
    look: { building: 'halfTimbered', land: 'vineyard' },
    about: {
      de_DE:
        'Im Rebgarten beginnt der Weinberg hinter dem Personaleingang. Das Haus keltert zwei Hektar Riesling selbst, und zur Lese tauscht die halbe Buchhaltung den Schreibtisch gegen die Schere.',
      en_GB:
        'At Rebgarten the vineyard starts behind the staff entrance. The house presses two hectares of Riesling of its own, and at harvest half the accounts department swaps desk for secateurs.',
    },
  },
  {
    id: 'kontorhaus-leipzig',
    name: 'Kontorhaus Leipzig',
    arabicName: 'كونتورهاوس لايبزيغ',
    german: 'das',
    street: 'Brühl 52',
    zip: '04109',
    country: 'DE',
    city: place('لايبزيغ', 'Leipzig', 'Leipzig', 'Leipzig', 'Lipsia', 'Leipzig'),
    region: place('ساكسونيا', 'Sachsen', 'Saxony', 'Saxe', 'Sassonia', 'Saksen'),
    rooms: 144,
    language: 'de_DE',
    look: { building: 'atrium', land: 'city' },
    about: {
      de_DE:
        'Das Kontorhaus war eine Pelzhandlung, dann ein Amt, dann leer. Seit neun Jahren ist es unser lautestes Haus: Messegäste, Chöre, Kongresse – und ein Atrium, in dem jeder Schritt klingt.',
      en_GB:
        'Kontorhaus was a furrier’s, then a government office, then empty. For nine years it has been our liveliest house: trade-fair guests, choirs, conferences – and an atrium in which every footstep rings.',
    },
  },
  {
    id: 'lindenkarree-berlin',
    name: 'Lindenkarree',
    arabicName: 'ليندنكاريه',
    german: 'das',
    street: 'Lindenstraße 81',
    zip: '10969',
    country: 'DE',
    city: place('برلين', 'Berlin', 'Berlin', 'Berlin', 'Berlino', 'Berlijn'),
    region: place('برلين', 'Berlin', 'Berlin', 'Berlin', 'Berlino', 'Berlijn'),
    rooms: 236,
    language: 'de_DE',
    look: { building: 'tower', land: 'city' },
    about: {
      de_DE:
        'Das Lindenkarree ist mit 236 Zimmern das größte Haus der Gruppe. 31 Nationen arbeiten hier zusammen, die Frühschicht beginnt um halb fünf, und auf dem Dach wachsen Tomaten.',
      en_GB:
        'With 236 rooms Lindenkarree is the largest house in the group. Thirty-one nationalities work here, the early shift starts at half past four, and tomatoes grow on the roof.',
    },
  },
  {
    id: 'domgarten-koeln',
    name: 'Domgarten Köln',
    arabicName: 'دومغارتن كولونيا',
    german: 'der',
    street: 'Komödienstraße 19',
    zip: '50667',
    country: 'DE',
    city: place('كولونيا', 'Köln', 'Cologne', 'Cologne', 'Colonia', 'Keulen'),
    region: place('راينلاند', 'Rheinland', 'Rhineland', 'Rhénanie', 'Renania', 'Rijnland'),
    rooms: 118,
    language: 'de_DE',
    look: { building: 'grandHotel', land: 'city' },
    about: {
      de_DE:
        'Vom Domgarten sind es vier Minuten zum Hauptbahnhof und drei Tage Karneval pro Jahr, an denen niemand Urlaub bekommt und alle freiwillig arbeiten. Das Haus hat 118 Zimmer und den besten Portier am Rhein, sagt er selbst.',
      en_GB:
        'Domgarten is four minutes from the main station and three days of carnival a year away from madness, when nobody gets leave and everybody volunteers. The house has 118 rooms and the best doorman on the Rhine, or so he says.',
    },
  },
  {
    id: 'almruh-garmisch',
    name: 'Almruh',
    arabicName: 'ألمروه',
    german: 'die',
    street: 'Kreuzeckweg 5',
    zip: '82467',
    country: 'DE',
    city: place('غارميش-بارتنكيرشن', 'Garmisch-Partenkirchen'),
    region: place('بافاريا العليا', 'Oberbayern', 'Upper Bavaria', 'Haute-Bavière', 'Alta Baviera', 'Opper-Beieren'),
    rooms: 64,
    language: 'de_DE',
    look: { building: 'chalet', land: 'alpine' },
    about: {
      de_DE:
        'Zur Almruh führt eine Straße mit elf Kehren, im Winter fährt der Hoteltraktor. Dafür sieht man vom Frühstückstisch die Zugspitze, und das Team kennt jeden Stammgast samt Schuhgröße für den Skiverleih.',
      en_GB:
        'Eleven hairpin bends lead up to Almruh, and in winter the hotel tractor does the run. In return you see the Zugspitze from breakfast, and the team knows every regular down to their ski-boot size.',
    },
  },
  {
    id: 'elbschloesschen-dresden',
    name: 'Elbschlösschen',
    arabicName: 'إلبشلوسشن',
    german: 'das',
    street: 'Käthe-Kollwitz-Ufer 76',
    zip: '01309',
    country: 'DE',
    city: place('دريسدن', 'Dresden', 'Dresden', 'Dresde', 'Dresda', 'Dresden'),
    region: place('ساكسونيا', 'Sachsen', 'Saxony', 'Saxe', 'Sassonia', 'Saksen'),
    rooms: 76,
    language: 'de_DE',
    look: { building: 'chateau', land: 'lake' },
    about: {
      de_DE:
        'Das Elbschlösschen steht zweimal im Jahr mit den Füßen im Hochwasser und hat gelernt, damit umzugehen. 76 Zimmer, eine Orangerie für Hochzeiten und ein Hausmeister, der den Pegelstand auswendig weiß.',
      en_GB:
        'Twice a year Elbschlösschen gets its feet wet when the river rises, and it has learned to cope. It has 76 rooms, an orangery for weddings and a caretaker who knows the water level by heart.',
    },
  },
  {
    id: 'parkpalais-baden-baden',
    name: 'Parkpalais',
    arabicName: 'باركباليه',
    german: 'das',
    street: 'Lichtentaler Allee 22',
    zip: '76530',
    country: 'DE',
    city: place('بادن بادن', 'Baden-Baden'),
    region: place('الغابة السوداء', 'Schwarzwald', 'Black Forest', 'Forêt-Noire', 'Foresta Nera', 'Zwarte Woud'),
    rooms: 132,
    language: 'de_DE',
    look: { building: 'grandHotel', land: 'meadow' },
    about: {
      de_DE:
        'Im Parkpalais kommt das Wasser mit 68 Grad aus dem Berg. Das Bad wurde 1887 eröffnet, zuletzt 2019 erneuert, und die Masseurinnen haben Hände, von denen Stammgäste noch im Zug erzählen.',
      en_GB:
        'At Parkpalais the water comes out of the hillside at 68 degrees. The baths opened in 1887 and were last renewed in 2019, and guests are still talking about the massage team on the train home.',
    },
  },
];
