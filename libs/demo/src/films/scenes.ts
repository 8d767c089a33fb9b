import type { Theme } from '../art/themes/index.ts';

/** The languages the film is made in. A reader of another one is offered these. */
export const filmLanguages = ['de', 'en'] as const;
export type FilmLanguage = (typeof filmLanguages)[number];

type Words = readonly [headline: string, sentence: string];

/** One picture of the film with its words. */
export interface Scene {
  theme: Theme;
  words: Record<FilmLanguage, Words>;
}

/** How long each picture stands, in seconds. */
export const sceneSeconds = 6;

/** The film on data protection in a hotel. `draw.ts` makes the files from it; captions and transcript are written when the demo is made. */
export const scenes: readonly Scene[] = [
  {
    theme: 'reception',
    words: {
      de: ['Was Gäste uns anvertrauen', 'Name, Adresse, Allergien, Wünsche: Wer bei uns wohnt, vertraut uns viel an. Es bleibt im Haus.'],
      en: [
        'What guests entrust to us',
        'Name, address, allergies, wishes: whoever stays with us entrusts us with much. It stays in the house.',
      ],
    },
  },
  {
    theme: 'software',
    words: {
      de: ['Nur fragen, was nötig ist', 'Jedes Feld im Formular braucht einen Grund. Gibt es keinen, bleibt es leer.'],
      en: ['Ask only for what is needed', 'Every field of a form needs a reason. Where there is none, it stays empty.'],
    },
  },
  {
    theme: 'planner',
    words: {
      de: ['Nichts offen liegen lassen', 'Bildschirm sperren, Ausdrucke vernichten, Gästelisten nie mit nach Hause nehmen.'],
      en: ['Leave nothing lying open', 'Lock the screen, shred what was printed, never take guest lists home.'],
    },
  },
  {
    theme: 'phishing',
    words: {
      de: ['Erst denken, dann klicken', 'Fragt eine Nachricht nach deinem Passwort, ist sie nicht von uns. Ruf lieber einmal zu oft an.'],
      en: ['Think first, then click', 'A message that asks for your password is not from us. Better to call once too often.'],
    },
  },
  {
    theme: 'team',
    words: {
      de: [
        'Wenn doch etwas passiert',
        'Melde es sofort, auch wenn es dir unangenehm ist. Wir haben 72 Stunden, und niemand reißt dir den Kopf ab.',
      ],
      en: [
        'If something happens after all',
        'Report it at once, even if it is embarrassing. We have 72 hours, and nobody will bite your head off.',
      ],
    },
  },
];
