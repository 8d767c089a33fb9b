import type { Sheet } from './sheet.ts';

/** What new colleagues get on their first day. */
export const welcomeGuide: readonly Sheet[] = [
  {
    title: 'Willkommen bei uns',
    subtitle: 'Der kleine Begleiter für die ersten vier Wochen',
    parts: [
      {
        kind: 'text',
        text: 'Schön, dass du da bist. Auf dieser Seite steht, was du in den ersten Wochen wirklich brauchst. Alles andere erklärt dir deine Patin oder dein Pate.',
      },
      { kind: 'heading', text: 'Deine ersten vier Wochen' },
      {
        kind: 'table',
        columns: [2, 5, 4],
        head: ['Wann', 'Was', 'Mit wem'],
        rows: [
          ['Tag 1', 'Ankommen, Schlüssel, Spind, Kleidung anprobieren', 'Personalabteilung'],
          ['Tag 2-5', 'Mitlaufen in drei Abteilungen', 'Patin oder Pate'],
          ['Woche 2', 'Eigene Aufgaben, Sicherheitsrundgang', 'Schichtleitung'],
          ['Woche 3', 'Erster Kurs der Akademie', 'Akademie'],
          ['Woche 4', 'Gespräch: Was läuft gut, was fehlt?', 'Abteilungsleitung'],
        ],
      },
      { kind: 'heading', text: 'Gut zu wissen' },
      {
        kind: 'list',
        items: [
          'Essen und Getränke im Personalrestaurant sind während der Schicht frei.',
          'Der Dienstplan steht mindestens 14 Tage vorher im Portal.',
          'Krank? Anruf bei der Schichtleitung, eine Nachricht genügt nicht.',
          'Die Beratung ist Tag und Nacht erreichbar, auch für die Familie.',
        ],
      },
      { kind: 'heading', text: 'Wichtige Durchwahlen' },
      {
        kind: 'table',
        columns: [4, 2],
        head: ['Wer', 'Nummer'],
        rows: [
          ['Empfang, rund um die Uhr', '9'],
          ['Technik', '4100'],
          ['IT-Support', '4300'],
          ['Erste Hilfe', '112 und 9'],
        ],
      },
    ],
  },
  {
    title: 'Welcome',
    subtitle: 'The little companion for your first four weeks',
    parts: [
      {
        kind: 'text',
        text: 'Good to have you here. This page tells you what you really need in the first weeks. Your buddy will explain everything else.',
      },
      { kind: 'heading', text: 'Your first four weeks' },
      {
        kind: 'table',
        columns: [2, 5, 4],
        head: ['When', 'What', 'With whom'],
        rows: [
          ['Day 1', 'Arrive, keys, locker, try on your clothes', 'People department'],
          ['Days 2-5', 'Shadowing in three departments', 'Your buddy'],
          ['Week 2', 'Tasks of your own, safety tour', 'Shift manager'],
          ['Week 3', 'First course at the Academy', 'Academy'],
          ['Week 4', 'A talk: what works, what is missing?', 'Head of department'],
        ],
      },
      { kind: 'heading', text: 'Good to know' },
      {
        kind: 'list',
        items: [
          'Food and drink in the staff restaurant are free during your shift.',
          'The rota is in the portal at least 14 days ahead.',
          'Ill? Ring your shift manager; a message is not enough.',
          'Counselling is there day and night, for your family as well.',
        ],
      },
      { kind: 'heading', text: 'Important extensions' },
      {
        kind: 'table',
        columns: [4, 2],
        head: ['Who', 'Number'],
        rows: [
          ['Front desk, round the clock', '9'],
          ['Engineering', '4100'],
          ['IT support', '4300'],
          ['First aid', '112 and 9'],
        ],
      },
    ],
  },
];

/** Courses of the half-year. */
export const academyCourses: readonly Sheet[] = [
  {
    title: 'Aurelia Akademie',
    subtitle: 'Programm für das Halbjahr / Programme for the half-year',
    parts: [
      { kind: 'heading', text: 'Service und Gäste / Service and guests' },
      {
        kind: 'table',
        columns: [6, 2, 3],
        head: ['Kurs / Course', 'Dauer / Length', 'Ort / Place'],
        rows: [
          ['Beschwerden sind Geschenke / Complaints are presents', '3 h', 'Video'],
          ['Weinschule Grundkurs / Wine school, basics', '6 x 2 h', 'Lindau, Deidesheim'],
          ['Kaffee von der Bohne an / Coffee from the bean', '1 Tag / day', 'Hamburg, Dubai'],
          ['Gebärden am Empfang / Signing at the front desk', '4 x 1 h', 'Video'],
        ],
      },
      { kind: 'heading', text: 'Führen / Leading' },
      {
        kind: 'table',
        columns: [6, 2, 3],
        head: ['Kurs / Course', 'Dauer / Length', 'Ort / Place'],
        rows: [
          ['Schicht führen / Leading a shift', '9 Monate / months', 'Lindau + eigenes Haus'],
          ['Das Dreiminutengespräch / The three-minute talk', '2 h', 'Video'],
          ['Fair planen / Fair rotas', '1 Tag / day', 'Wien, Amsterdam'],
        ],
      },
      { kind: 'heading', text: 'Sicher arbeiten / Working safely' },
      {
        kind: 'table',
        columns: [6, 2, 3],
        head: ['Kurs / Course', 'Dauer / Length', 'Ort / Place'],
        rows: [
          ['Ersthelfende / First aiders', '1 Tag / day', 'in jedem Haus / every house'],
          ['Rückengerecht heben / Lifting well', '10 min', 'Telefon / phone'],
          ['Echte und falsche Mails / Real and fake mails', '12 min', 'Telefon / phone'],
        ],
      },
      {
        kind: 'text',
        text: 'Anmeldung im Portal. Kurse sind Arbeitszeit, Fahrtkosten werden erstattet. / Sign up in the portal. Courses count as working time; travel is refunded.',
      },
    ],
  },
];

/** The staff rate on one page. */
export const staffRate: readonly Sheet[] = [
  {
    title: 'Mitarbeiterrate / Staff rate',
    subtitle: 'In allen vierzig Häusern / In all forty houses',
    parts: [
      { kind: 'heading', text: 'Auf einen Blick' },
      {
        kind: 'list',
        items: [
          'Ein Preis pro Nacht für zwei Personen, Frühstück inbegriffen',
          'Kinder bis zwölf Jahre im Zimmer der Eltern kostenlos',
          'Ermäßigung auf Speisen, Getränke und Anwendungen',
          'Buchbar im Portal ab 60 Tage vor der Anreise, kostenlos stornierbar bis zum Vortag',
        ],
      },
      { kind: 'heading', text: 'At a glance' },
      {
        kind: 'list',
        items: [
          'One price per night for two people, breakfast included',
          'Children up to twelve stay free in their parents’ room',
          'Reduction on food, drink and treatments',
          'Bookable in the portal from 60 days ahead, free cancellation until the day before',
        ],
      },
      { kind: 'heading', text: 'Kontingente / Allocations' },
      {
        kind: 'table',
        columns: [4, 3, 3],
        head: ['Zeit / Season', 'Stadthotels / City', 'Ferienhotels / Resorts'],
        rows: [
          ['Nebensaison / Low season', 'frei / open', 'frei / open'],
          ['Messen, Kongresse / Trade fairs', '2 Zimmer / rooms', 'frei / open'],
          ['Schulferien / School holidays', 'frei / open', '3 Zimmer / rooms'],
          ['Weihnachten, Neujahr / Christmas, New Year', '2 Zimmer / rooms', '1 Zimmer / room'],
        ],
      },
      { kind: 'text', text: 'Bitte das Bett nicht abziehen. / Please do not strip the bed.' },
    ],
  },
];

/** Recipes of the staff kitchens. */
export const staffRecipes: readonly Sheet[] = [
  {
    title: 'Aus dem Personaltopf',
    subtitle: 'Rezepte aus unseren Küchen für daheim / Recipes from our kitchens for home',
    parts: [
      { kind: 'heading', text: 'Linsen-Dal, 4 Personen / Lentil dal, serves 4' },
      {
        kind: 'list',
        items: [
          '250 g rote Linsen / red lentils',
          '2 Zwiebeln, zwölf Minuten gebraten / 2 onions, fried for twelve minutes',
          '400 g Tomaten, 400 ml Kokosmilch / 400 g tomatoes, 400 ml coconut milk',
          'Kreuzkümmel, Koriander, Kurkuma, Senfsamen / cumin, coriander, turmeric, mustard seeds',
        ],
      },
      { kind: 'heading', text: 'Shakshuka, 3 Personen / serves 3' },
      {
        kind: 'list',
        items: [
          '800 g Tomaten, 2 rote Paprika / 800 g tomatoes, 2 red peppers',
          '6 Eier, 4 Zehen Knoblauch / 6 eggs, 4 cloves of garlic',
          'Deckel drauf, vier Minuten nicht nachsehen / lid on, four minutes without looking',
        ],
      },
      { kind: 'heading', text: 'Ribollita, 6 Personen / serves 6' },
      {
        kind: 'list',
        items: [
          '250 g weiße Bohnen, 250 g altes Brot / 250 g white beans, 250 g stale bread',
          'Schwarzkohl, Karotten, Sellerie, Lauch / cavolo nero, carrots, celery, leek',
          'Eine Nacht stehen lassen / leave to stand overnight',
        ],
      },
      { kind: 'heading', text: 'Mengen für die Mannschaft / Quantities for the crew' },
      {
        kind: 'table',
        columns: [4, 2, 2, 2],
        head: ['Gericht / Dish', '20', '50', '100'],
        rows: [
          ['Dal: Linsen / lentils', '1,3 kg', '3,2 kg', '6,3 kg'],
          ['Shakshuka: Eier / eggs', '40', '100', '200'],
          ['Ribollita: Brot / bread', '0,9 kg', '2,1 kg', '4,2 kg'],
        ],
      },
    ],
  },
];

/** Songs and the course of the evening, lying among the pictures of the party. */
export const partyProgramme: readonly Sheet[] = [
  {
    title: 'Unser Fest am See',
    subtitle: 'Programm des Abends / Programme of the evening',
    parts: [
      {
        kind: 'table',
        columns: [2, 6],
        head: ['Zeit / Time', 'Was / What'],
        rows: [
          ['17:00', 'Ankommen, Apfelschorle, Suchspiel für Kinder / Arrival, apple spritzer, treasure hunt'],
          ['18:00', 'Begrüßung in drei Minuten / Welcome in three minutes'],
          ['18:10', 'Das lange Buffet aus acht Küchen / The long buffet from eight kitchens'],
          ['20:00', 'Der Hauschor singt / The house choir sings'],
          ['21:00', 'Ehrungen / Honours'],
          ['21:30', 'Tanz unter der Lichterkette / Dancing under the lights'],
          ['00:30', 'Letzter Bus Richtung Bahnhof / Last bus to the station'],
        ],
      },
      { kind: 'heading', text: 'Zum Mitsingen / To sing along' },
      { kind: 'list', items: ['Die Gedanken sind frei', 'Bella ciao', 'Auld Lang Syne', 'Alouette', 'Lamma bada yatathanna'] },
      {
        kind: 'text',
        text: 'Danke an alle, die an diesem Abend den Dienst in den Häusern übernommen haben. / Thank you to everyone who kept the houses running that evening.',
      },
    ],
  },
];
