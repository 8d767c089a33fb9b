import type { WebNewsType } from '@foyer/server/seed';

/** What a website of the demo has written; the oldest hours ago last. */
export interface WebStory {
  hoursAgo: number;
  title: string;
  description: string;
  author?: string;
  /** A picture of the demo's own; null for none. */
  imageId: string | null;
}

/** A website of the demo. None of them exists, so their feeds are paused. */
export interface WebSite {
  key: string;
  title: string;
  host: string;
  newsType: WebNewsType;
  stories: readonly WebStory[];
}

/** Websites that write about the large customer. */
export const aureliaSites: readonly WebSite[] = [
  {
    key: 'kurier',
    title: 'Bodensee Kurier',
    host: 'bodensee-kurier.example',
    newsType: 'press',
    stories: [
      {
        hoursAgo: 5,
        title: 'Seehof Lindau: Frühstück mit Blick auf drei Länder',
        description:
          'Wer im Seehof frühstückt, sieht bei klarem Wetter Österreich und die Schweiz. Seit dieser Woche steht dazu Brot aus der eigenen Backstube auf dem Tisch, gebacken von zwei Auszubildenden, die um drei Uhr früh anfangen und es, wie sie sagen, nicht anders wollen.',
        author: 'Regine Vogler',
        imageId: 'stock-reception',
      },
      {
        hoursAgo: 74,
        title: 'Hotels am See suchen Nachwuchs und finden ihn in der Küche',
        description:
          'Während viele Betriebe Lehrstellen nicht besetzen, meldet die Aurelia-Gruppe einen vollen Jahrgang. Das Rezept: Wohnheimzimmer, ein Tag Schule im eigenen Haus und ein Frühdienst, der nicht um vier beginnt.',
        author: 'Tilman Roth',
        imageId: 'stock-training',
      },
      {
        hoursAgo: 210,
        title: 'Fähre Konstanz–Meersburg fährt im Winter seltener',
        description: 'Von Dezember an verkehren die Schiffe nach 20 Uhr nur noch stündlich. Für den Spätdienst gibt es einen Rufbus.',
        imageId: null,
      },
    ],
  },
  {
    key: 'branche',
    title: 'Gast & Haus',
    host: 'gast-und-haus.example',
    newsType: 'news',
    stories: [
      {
        hoursAgo: 11,
        title: 'Tarifabschluss: 4,2 Prozent mehr im Gastgewerbe',
        description: 'Die Löhne steigen ab Januar. Auszubildende erhalten 120 Euro mehr im Monat, Nachtzuschläge werden vereinheitlicht.',
        imageId: null,
      },
      {
        hoursAgo: 98,
        title: 'Award for quiet hotels: three Aurelia houses on the shortlist',
        description:
          'The jury measured corridors at midnight and kitchens at noon. The winners will be named in February; guests can vote until the end of the year.',
        author: 'Harriet Cole',
        imageId: 'stock-award',
      },
      {
        hoursAgo: 260,
        title: 'Was Gäste wirklich mitnehmen',
        description:
          'Nicht Bademäntel, sondern Ladekabel verschwinden am häufigsten, sagt eine Umfrage unter 300 Häusern. Auf Platz drei: die Fernbedienung.',
        imageId: null,
      },
    ],
  },
  {
    key: 'bees',
    title: 'Stadtbienen-Blog',
    host: 'stadtbienen.example',
    newsType: 'blog',
    stories: [
      {
        hoursAgo: 30,
        title: 'Zwölf Völker auf dem Hoteldach',
        description:
          'Ich habe an diesem Wochenende Bienen eingewintert, die höher wohnen als ich.\n\nAuf dem Dach eines Hotels stehen zwölf Kästen in einer Reihe, dahinter die Lüftung der Küche, davor die halbe Stadt. Die Bienen stört beides nicht. Im Sommer haben sie 140 Kilo Honig gesammelt, in Linden, Robinien und einem Dachgarten, von dem niemand wusste, dass es ihn gibt.\n\nGeholfen haben mir zwei Leute aus der Hauswirtschaft, die inzwischen jeden Kasten am Summen erkennen. Der Honig steht beim Frühstück, und wer fragt, darf einmal mit aufs Dach.',
        author: 'Jule Imhoff',
        imageId: 'stock-bees',
      },
    ],
  },
  {
    key: 'social',
    title: 'Aurelia Hotels',
    host: 'social.example',
    newsType: 'social',
    stories: [
      {
        hoursAgo: 2,
        title: 'Teamtag in den Bergen',
        description: 'Teamtag in den Bergen: 48 Kolleginnen und Kollegen, 900 Höhenmeter, eine Brotzeit. Danke, dass ihr dabei wart! 🥨',
        imageId: 'stock-team',
      },
      {
        hoursAgo: 51,
        title: 'Wer kennt diesen Ausblick?',
        description: 'Wer kennt diesen Ausblick? Kleiner Hinweis: Der Zug hält fast vor der Tür.',
        imageId: 'stock-travel',
      },
    ],
  },
];

/** Websites that write about the small customer. */
export const bergseeSites: readonly WebSite[] = [
  {
    key: 'talbote',
    title: 'Der Talbote',
    host: 'talbote.example',
    newsType: 'press',
    stories: [
      {
        hoursAgo: 8,
        title: 'Langlaufloipe am Bergsee ab Samstag gespurt',
        description: 'Nach dem Schneefall der letzten Tage sind 14 Kilometer frei. Die Hütte am Ostufer hat von zehn bis sechs geöffnet.',
        author: 'Vroni Hasler',
        imageId: null,
      },
      {
        hoursAgo: 120,
        title: 'Ein Koch, ein Ofen, achtzig Knödel',
        description:
          'Zum Kirchweihfest kochte das Team vom Bergsee für das ganze Dorf. Am Ende blieb ein Knödel übrig; um ihn wurde gelost.',
        imageId: null,
      },
    ],
  },
];
