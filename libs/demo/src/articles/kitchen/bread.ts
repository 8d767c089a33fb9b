import type { Blueprint } from '../blueprint.ts';

export const bread: Blueprint = {
  id: 'bread',
  category: 'kitchen',
  art: ['bakery'],
  cast: ['pastry', 'breakfast', 'nightPorter'],
  figures: { loaves: [60, 180, 10], hours: [18, 36, 2], years: [2, 9], kinds: [4, 7] },
  text: {
    de_DE: {
      titles: [
        'Um drei geht der Ofen an: {hotel} backt wieder selbst',
        '{loaves} Laibe und ein Sauerteig namens Gertrud: Die Backstube {at}',
        'Brot mit Dienstplan: Wie {a} {city} weckt',
      ],
      teasers: [
        '{hours} Stunden Teigruhe, {kinds} Sorten, kein Fertigmehl: {a} hat {at} die alte Backstube wieder angeheizt, und das Treppenhaus duftet.',
        'Warum gutes Brot keine Eile kennt und der Nachtportier jetzt ein halber Bäcker ist.',
      ],
      body: `
Der wichtigste Kollege {at} heißt Gertrud, wiegt vier Kilo und lebt in einem Eimer. Gertrud ist ein Sauerteig, {years} Jahre alt, und {a} füttert sie jeden Tag, auch im Urlaub, dann per Anweisung an die Nachtschicht. Aus ihr entstehen {loaves} Laibe am Tag, in {kinds} Sorten. Um drei Uhr geht der Ofen an, um fünf riecht es {at} in {city} bis in den dritten Stock.
||
Die Backstube {of} war zwanzig Jahre lang ein Lager für Sonnenschirme. {A} hat sie freigeräumt, den Ofen gereinigt und den Kaminkehrer gerufen. Seit vier Wochen brennt er wieder, und in {city} fragt niemand mehr nach Toast.

## Zeit ist eine Zutat

Der Teig ruht {hours} Stunden. Das macht ihn bekömmlich, und es macht den Dienst erträglich: Geknetet wird am Nachmittag, gebacken in der Nacht. {c} schiebt um halb vier die Bleche ein, ein Handgriff, den {a} gezeigt hat und den inzwischen auch die Vertretung kann. Die Backstube braucht dadurch keine eigene Nachtschicht.

- Weizensauer für das Frühstück
- Roggen mit Kümmel, der auch am dritten Tag noch schmeckt
- ein weiches Brot mit Joghurt für Kinder und für alle, die so tun, als wären sie keine
- ein Brot der Woche, vorgeschlagen vom Team

> a: Fertigmischungen verzeihen alles. Gertrud verzeiht nichts. Deshalb wird man mit ihr besser.
||
> b: Die Gäste fragen nicht mehr, wo der Toaster ist. Sie fragen, ob sie einen Laib kaufen können.

Können sie, ab acht Uhr, solange der Vorrat reicht. Kolleginnen und Kollegen bekommen ihr Brot zum Mehlpreis, und wer möchte, nimmt ein Glas von Gertrud mit nach Hause. Zwölf Ableger leben inzwischen in Küchen in der ganzen Stadt, einer davon in {other.city}, wo er anders heißt.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'The oven goes on at three: {hotel} bakes its own bread again',
        '{loaves} loaves and a sourdough named Gertrud: the bakery {at}',
        'Bread with a rota: how {a} wakes up {city}',
      ],
      teasers: [
        '{hours} hours of resting, {kinds} kinds, no ready-made flour mix: {a} has fired up the old bakery {at} again, and the stairwell is fragrant.',
        'Why good bread knows no hurry and the night porter is now half a baker.',
      ],
      body: `
The most important colleague {at} is called Gertrud, weighs four kilos and lives in a bucket. Gertrud is a sourdough, {years} years old, and {a} feeds her every day, even on holiday, by means of instructions to the night shift. She turns into {loaves} loaves a day, of {kinds} kinds. The oven goes on at three; by five the smell {at} in {city} has reached the third floor.
||
For twenty years the bakery {at} was a store for parasols. {A} cleared it, cleaned the oven and called the sweep. It has been burning again for four weeks, and nobody in {city} asks for toast any more.

## Time is an ingredient

The dough rests for {hours} hours. That makes it easy to digest, and it makes the work bearable: kneading is done in the afternoon, baking at night. At half past three {c} slides in the trays, a routine {a} taught and which stand-ins have learned as well. So the bakery needs no night shift of its own.

- wheat sourdough for breakfast
- rye with caraway that still tastes good on day three
- a soft loaf with yoghurt for children and for all who pretend not to be
- a bread of the week, suggested by the team

> a: Ready-made mixes forgive everything. Gertrud forgives nothing. That is why she makes you better.
||
> b: Guests no longer ask where the toaster is. They ask whether they can buy a loaf.

They can, from eight, while stocks last. Colleagues get their bread for the price of the flour, and anyone who likes can take home a jar of Gertrud. Twelve offshoots now live in kitchens all over town, one of them in {other.city}, where it goes by another name.

@house

@close
`,
    },
  },
};
