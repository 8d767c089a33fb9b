import type { Locale } from '@foyer/server/seed';

/** What a member has written to a group of the demo. */
export interface DemoPost {
  hoursAgo: number;
  text: string;
  /** What its author writes in; German where it does not say. */
  language?: Locale;
  /** Ids of the demo's own pictures and files. */
  media?: readonly string[];
}

/** A group of the demo. */
export interface DemoGroup {
  id: string;
  name: string;
  description: string;
  visibility: 'everybody' | 'members';
  posts: readonly DemoPost[];
}

/** The groups of the large customer. */
export const aureliaGroups: readonly DemoGroup[] = [
  {
    id: 'kitchens',
    name: 'Aus den Küchen',
    description: 'Rezepte, Reste und was sonst auf den Tisch kommt.',
    visibility: 'everybody',
    posts: [
      { hoursAgo: 3, text: 'Der Pass ist frei, die Forellen sind da. Heute Abend Müllerin, morgen geräuchert.', media: ['stock-team'] },
      {
        hoursAgo: 20,
        text: 'Das Rezept für die Kürbissuppe, nach dem ihr gefragt habt:\n\n– 1 kg Hokkaido, 2 Zwiebeln, ein Stück Ingwer\n– alles in Butter anschwitzen\n– mit Apfelsaft und Brühe auffüllen, 20 Minuten leise kochen\n– pürieren, mit Limette abschmecken\n– geröstete Kerne darüber\n\nWer mag, gibt am Ende einen Löffel braune Butter dazu.',
      },
      { hoursAgo: 46, text: 'Neue Schürzen sind da 🎉 Bitte bis Freitag bei der Hauswirtschaft abholen, Größen hängen aus.' },
      {
        hoursAgo: 71,
        text: 'Bilder vom Backkurs in der Akademie. Das Krumme oben rechts ist meins.',
        media: ['stock-training', 'stock-reception', 'stock-award', 'stock-travel', 'stock-bees'],
      },
      {
        hoursAgo: 95,
        language: 'en_GB',
        text: 'Does anybody have a spare dough hook for the small Hobart? Ours gave up this morning, mid-brioche.',
      },
      { hoursAgo: 140, text: 'Zur Erinnerung: Die Hygieneschulung läuft bis Monatsende, zehn Minuten am Telefon genügen.' },
      { hoursAgo: 190, language: 'ar', text: 'عندي وصفة شكشوكة لخمسين شخصا، من يريدها فليكتب لي.' },
    ],
  },
];

/** The groups of the small customer. */
export const bergseeGroups: readonly DemoGroup[] = [
  {
    id: 'bergsee-team',
    name: 'Hüttenabend',
    description: 'Wer kommt, wer fährt, wer bringt was mit.',
    visibility: 'everybody',
    posts: [
      { hoursAgo: 6, text: 'Donnerstag Hüttenabend. Ich fahre um halb sieben vom Parkplatz, vier Plätze sind frei.' },
      { hoursAgo: 28, text: 'Ich bring den Kaiserschmarrn, wer bringt Apfelmus?' },
    ],
  },
];
