import type { Blueprint } from '../blueprint.ts';

export const advent: Blueprint = {
  id: 'advent',
  category: 'events',
  art: ['winterFeast', 'party'],
  cast: ['pastry', 'technician', 'breakfast'],
  months: [11, 12],
  hotels: (hotel) => !['AE', 'OM', 'TN', 'MA'].includes(hotel.country),
  figures: { stalls: [7, 14], biscuits: [800, 2400, 100], lamps: [600, 2200, 100] },
  event: { inDays: [6, 20], start: '16:00', end: '20:00' },
  text: {
    de_DE: {
      titles: [
        '{lamps} Lichter und ein Punsch: Adventsmarkt für das Team {at}',
        'Der Hof wird hell: {city} lädt zum Adventsmarkt',
        '{biscuits} Plätzchen bis Samstag: Vorweihnacht {at}',
      ],
      teasers: [
        'Am {date} gehört der Hof {of} allen, die sonst im Dezember arbeiten: {stalls} Stände, gebaut von der Technik, gefüllt von der Küche.',
        '{a} backt seit drei Wochen. Warum der Adventsmarkt {at} klein anfing und jetzt eine Verkehrsregelung braucht.',
      ],
      body: `
Im Dezember arbeiten bei uns alle, und zwar dann, wenn andere auf dem Weihnachtsmarkt stehen. Deshalb kommt der Markt am {date} in den Hof {of}. {stalls} Stände haben {b} und die Haustechnik aus alten Paletten gebaut, {lamps} Lichter hängen schon, und seit dem Wochenende riecht es in {city} bis zur Bushaltestelle nach Zimt.
||
Angefangen hat es mit einer Waffel. Vor fünf Jahren stellte {a} {at} ein Waffeleisen in den Hof, weil die Spätschicht traurig war. Heute sind es {stalls} Stände, und die Gemeinde hat gefragt, ob sie mitmachen darf. Sie darf.

## Was es gibt

- **{biscuits} Plätzchen** nach Rezepten aus elf Familien, gemischt in Tüten zum Mitnehmen
- Punsch mit und ohne, Suppe aus dem großen Topf, Maroni vom Nachtportier
- einen Tauschtisch für Bücher, Spielsachen und Mützen
- um sechs Uhr Musik aus dem Treppenhaus, weil es dort so schön klingt

> a: Ich backe nur Sorten, deren Namen ich aussprechen kann. Bei elf Nationen ist das die eigentliche Übung.
||
> c: Meine Kinder glauben, dass ich im Weihnachtshaus arbeite. Ich habe nicht vor, das richtigzustellen.

Familien sind willkommen, Nachbarn auch. Wer Dienst hat, wird zu festen Zeiten abgelöst, dafür hat die Direktion eine Liste ausgehängt und sich selbst als Erste eingetragen. Der Erlös geht an die Kinderstation des Krankenhauses in {city}; im vergangenen Jahr kamen so 1.840 Euro zusammen und ein sehr großer Teddybär.

@house

Anmelden muss sich niemand, nur Kuchen bitte vorher ansagen: Das Buffet wackelt ab dem zwölften.

@close
`,
    },
    en_GB: {
      titles: [
        '{lamps} lights and a glass of punch: an Advent market for the team {at}',
        'The yard lights up: {city} invites you to its Advent market',
        '{biscuits} biscuits by Saturday: the run-up to Christmas {at}',
      ],
      teasers: [
        'On {date} the yard {at} belongs to all those who usually work in December: {stalls} stalls, built by the engineers and filled by the kitchen.',
        '{a} has been baking for three weeks. Why the Advent market {at} started small and now needs traffic wardens.',
      ],
      body: `
In December all of us work, and we do so while others are at the Christmas market. So on {date} the market is coming to the yard {at}. {b} and the engineers have built {stalls} stalls out of old pallets, {lamps} lights are already up, and since the weekend the smell of cinnamon in {city} has reached the bus stop.
||
It began with a waffle. Five years ago {a} put a waffle iron in the yard {at} because the late shift was sad. Today there are {stalls} stalls, and the town council has asked whether it may join in. It may.

## What there will be

- **{biscuits} biscuits** to recipes from eleven families, mixed in bags to take home
- punch with and without, soup from the big pot, chestnuts by the night porter
- a table for swapping books, toys and woolly hats
- music from the stairwell at six, because it sounds so good there

> a: I only bake varieties whose names I can pronounce. With eleven nationalities that is the real exercise.
||
> c: My children think that I work in the house of Christmas. I have no intention of putting that right.

Families are welcome, and so are neighbours. If you are on duty you will be relieved at fixed times; the management has put up a list for that and entered itself first. Proceeds go to the children’s ward of the hospital in {city}; last year that came to 1,840 euros and one very large teddy bear.

@house

Nobody needs to register; only please announce your cakes beforehand: the buffet starts to wobble from the twelfth.

@close
`,
    },
  },
};
