import { type HotelFacts, place } from '../hotel.ts';

/** The Gulf and the Maghreb. */
export const south: HotelFacts[] = [
  {
    id: 'qasr-al-bahr-dubai',
    name: 'Qasr al Bahr',
    arabicName: 'قصر البحر',
    german: 'das',
    street: 'Al Seef Street 7',
    zip: '00000',
    country: 'AE',
    city: place('دبي', 'Dubai', 'Dubai', 'Dubaï', 'Dubai', 'Dubai'),
    region: place('دبي', 'Dubai', 'Dubai', 'Dubaï', 'Dubai', 'Dubai'),
    rooms: 210,
    language: 'ar',
    look: { building: 'palace', land: 'gulf' },
    about: {
      de_DE:
        'Das Qasr al Bahr kühlt seine Innenhöfe wie vor hundert Jahren mit Windtürmen und erst danach mit Strom. 210 Zimmer am Creek, 38 Nationen im Team und ein Kaffeemeister, der für jeden Gast frisch röstet.',
      en_GB:
        'Qasr al Bahr cools its courtyards with wind towers, as was done a hundred years ago, and only then with electricity. It has 210 rooms on the creek, 38 nationalities in the team and a coffee master who roasts afresh for every guest.',
    },
  },
  {
    id: 'bait-al-luban-muscat',
    name: 'Bait al Luban',
    arabicName: 'بيت اللبان',
    german: 'das',
    street: 'Mutrah Corniche 15',
    zip: '114',
    country: 'OM',
    city: place('مسقط', 'Maskat', 'Muscat', 'Mascate', 'Mascate', 'Masqat'),
    region: place('مسقط', 'Maskat', 'Muscat', 'Mascate', 'Mascate', 'Masqat'),
    rooms: 88,
    language: 'ar',
    look: { building: 'kasbah', land: 'desert' },
    about: {
      de_DE:
        'Das Bait al Luban trägt den Weihrauch im Namen, und man riecht ihn schon am Tor. 88 Zimmer zwischen Berg und Hafen, ein Dattelgarten und eine Bäckerei, die um drei Uhr früh das erste Fladenbrot zieht.',
      en_GB:
        'Bait al Luban carries frankincense in its name, and you smell it at the gate. Eighty-eight rooms between mountain and harbour, a date garden and a bakery that draws the first flatbread at three in the morning.',
    },
  },
  {
    id: 'dar-el-yasmine-tunis',
    name: 'Dar el Yasmine',
    arabicName: 'دار الياسمين',
    german: 'das',
    street: '12 rue Sidi Chabâane',
    zip: '2026',
    country: 'TN',
    city: place('تونس', 'Tunis', 'Tunis', 'Tunis', 'Tunisi', 'Tunis'),
    region: place('خليج تونس', 'Golf von Tunis', 'Gulf of Tunis', 'Golfe de Tunis', 'Golfo di Tunisi', 'Golf van Tunis'),
    rooms: 68,
    language: 'ar',
    look: { building: 'terraces', land: 'coast' },
    about: {
      de_DE:
        'Im Dar el Yasmine bekommt jeder Gast zur Begrüßung eine Jasminblüte hinters Ohr, und das Team auch. 68 Zimmer in Weiß und Blau, Minztee auf dem Dach und Fisch, der morgens noch schwamm.',
      en_GB:
        'At Dar el Yasmine every guest is welcomed with a sprig of jasmine behind the ear, and so is the team. Sixty-eight rooms in white and blue, mint tea on the roof and fish that was swimming that morning.',
    },
  },
  {
    id: 'riad-atlas-marrakech',
    name: 'Riad Atlas',
    arabicName: 'رياض أطلس',
    german: 'das',
    street: '41 derb Sidi Bouamar',
    zip: '40000',
    country: 'MA',
    city: place('مراكش', 'Marrakesch', 'Marrakech', 'Marrakech', 'Marrakech', 'Marrakesh'),
    region: place('مراكش-آسفي', 'Marrakesch-Safi', 'Marrakech-Safi', 'Marrakech-Safi', 'Marrakech-Safi', 'Marrakesh-Safi'),
    rooms: 42,
    language: 'ar',
    look: { building: 'riad', land: 'medina' },
    about: {
      de_DE:
        'Das Riad Atlas versteckt hinter einer unscheinbaren Tür drei Innenhöfe und 42 Zimmer. Die Fliesen legt und repariert ein Kollege, der das Handwerk von seinem Großvater hat – eine Reparatur dauert einen Tag und hält ein Jahrhundert.',
      en_GB:
        'Behind an unassuming door Riad Atlas hides three courtyards and 42 rooms. The tiles are laid and mended by a colleague who learned the craft from his grandfather – one repair takes a day and lasts a century.',
    },
  },
];
