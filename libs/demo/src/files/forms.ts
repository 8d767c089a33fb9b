import type { Sheet } from './sheet.ts';

/** Form to ask for leave, in German and English. */
export const leaveRequest: readonly Sheet[] = [
  {
    title: 'Urlaubsantrag',
    subtitle: 'Bitte spätestens vier Wochen vorher bei der Schichtleitung abgeben',
    parts: [
      { kind: 'heading', text: 'Angaben zur Person' },
      { kind: 'fields', labels: ['Vor- und Nachname', 'Personalnummer', 'Hotel', 'Abteilung'] },
      { kind: 'heading', text: 'Zeitraum' },
      { kind: 'fields', labels: ['Erster Urlaubstag', 'Letzter Urlaubstag', 'Anzahl der Tage', 'Vertretung'] },
      {
        kind: 'checks',
        labels: [
          'Erholungsurlaub',
          'Sonderurlaub (bitte Anlass angeben)',
          'Freizeitausgleich für Überstunden',
          'Ich tausche die Schicht mit einer Kollegin oder einem Kollegen; beide haben zugestimmt.',
        ],
      },
      { kind: 'heading', text: 'Unterschriften' },
      { kind: 'fields', labels: ['Datum, Antragstellerin oder Antragsteller', 'Datum, Schichtleitung'] },
      {
        kind: 'text',
        text: 'Die Antwort steht innerhalb von fünf Arbeitstagen im Portal. Ein Nein wird begründet. Wer schulpflichtige Kinder hat, wird in den Ferien zuerst berücksichtigt.',
      },
    ],
  },
  {
    title: 'Request for leave',
    subtitle: 'Please hand in to your shift manager at least four weeks ahead',
    parts: [
      { kind: 'heading', text: 'About you' },
      { kind: 'fields', labels: ['First and last name', 'Staff number', 'Hotel', 'Department'] },
      { kind: 'heading', text: 'Period' },
      { kind: 'fields', labels: ['First day of leave', 'Last day of leave', 'Number of days', 'Stand-in'] },
      {
        kind: 'checks',
        labels: [
          'Annual leave',
          'Special leave (please state the occasion)',
          'Time off in lieu of overtime',
          'I am swapping the shift with a colleague; both of us have agreed.',
        ],
      },
      { kind: 'heading', text: 'Signatures' },
      { kind: 'fields', labels: ['Date, applicant', 'Date, shift manager'] },
      {
        kind: 'text',
        text: 'You will find the answer in the portal within five working days. A no comes with a reason. Parents of school-age children are considered first during the holidays.',
      },
    ],
  },
];

/** The hygiene plan for kitchen and pantry. */
export const hygienePlan: readonly Sheet[] = [
  {
    title: 'Hygieneplan Küche',
    subtitle: 'Aushang für Küche, Spülküche und Etagenoffice',
    parts: [
      { kind: 'heading', text: 'Was, womit, wie oft' },
      {
        kind: 'table',
        columns: [3, 4, 3, 3],
        head: ['Bereich', 'Tätigkeit', 'Häufigkeit', 'Verantwortlich'],
        rows: [
          ['Arbeitsflächen', 'Reinigen und desinfizieren, lufttrocknen lassen', 'nach jedem Arbeitsgang', 'alle'],
          ['Schneidbretter', 'Spülmaschine, 85 °C; Farben nicht mischen', 'nach jedem Gebrauch', 'alle'],
          ['Kühlhäuser', 'Temperatur prüfen und eintragen', 'zweimal täglich', 'Souschef'],
          ['Böden', 'Nass reinigen, Abläufe spülen', 'nach jeder Schicht', 'Spülküche'],
          ['Abzugshauben', 'Filter reinigen', 'wöchentlich', 'Spülküche'],
          ['Eismaschine', 'Entleeren, reinigen, entkalken', 'monatlich', 'Technik'],
          ['Handwaschbecken', 'Seife, Papier, Desinfektion auffüllen', 'vor jeder Schicht', 'Frühschicht'],
        ],
      },
      { kind: 'heading', text: 'Temperaturen' },
      {
        kind: 'list',
        items: [
          'Fleisch und Fisch: höchstens 2 °C',
          'Milchprodukte: höchstens 7 °C',
          'Tiefkühlware: mindestens -18 °C',
          'Warm halten: über 65 °C, höchstens drei Stunden',
        ],
      },
      {
        kind: 'text',
        text: 'Wer krank ist, bleibt zu Hause. Bei Durchfall oder Erbrechen gilt das bis 48 Stunden nach dem letzten Tag mit Beschwerden.',
      },
    ],
  },
  {
    title: 'Kitchen hygiene plan',
    subtitle: 'To be displayed in kitchen, scullery and floor pantries',
    parts: [
      { kind: 'heading', text: 'What, how, how often' },
      {
        kind: 'table',
        columns: [3, 4, 3, 3],
        head: ['Area', 'Task', 'How often', 'Who'],
        rows: [
          ['Worktops', 'Clean and disinfect, leave to dry', 'after every task', 'everybody'],
          ['Chopping boards', 'Dishwasher, 85 °C; do not mix colours', 'after every use', 'everybody'],
          ['Cold stores', 'Check and record the temperature', 'twice a day', 'sous-chef'],
          ['Floors', 'Wet clean, rinse the drains', 'after every shift', 'scullery'],
          ['Hoods', 'Clean the filters', 'weekly', 'scullery'],
          ['Ice machine', 'Empty, clean, descale', 'monthly', 'engineering'],
          ['Hand basins', 'Refill soap, paper, disinfectant', 'before every shift', 'early shift'],
        ],
      },
      { kind: 'heading', text: 'Temperatures' },
      {
        kind: 'list',
        items: [
          'Meat and fish: 2 °C at most',
          'Dairy: 7 °C at most',
          'Frozen goods: -18 °C or colder',
          'Keeping warm: above 65 °C, three hours at most',
        ],
      },
      {
        kind: 'text',
        text: 'If you are ill, stay at home. With diarrhoea or vomiting that applies until 48 hours after the last day of symptoms.',
      },
    ],
  },
];
