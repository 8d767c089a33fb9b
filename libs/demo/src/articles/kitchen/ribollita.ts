import type { Blueprint } from '../blueprint.ts';

export const ribollita: Blueprint = {
  id: 'recipe-ribollita',
  category: 'kitchen',
  art: ['recipe', 'market'],
  cast: ['headChef', 'gardener', 'service'],
  hotels: (hotel) => ['it_IT', 'fr_FR', 'de_DE'].includes(hotel.language),
  figures: { bread: [200, 300, 50], people: [5, 8], days: [2, 3], litres: [20, 45, 5] },
  attachments: ['staff-recipes.pdf'],
  text: {
    de_DE: {
      titles: [
        'Rezept der Woche: Ribollita, die Suppe, die warten kann',
        '{litres} Liter Geduld: Gemüsesuppe nach Art von {city}',
        'Zweimal gekocht, dreimal besser: Personalessen {at}',
      ],
      teasers: [
        'Brot von gestern, Kohl aus dem Garten, Zeit von irgendwoher: {a} kocht {at} eine Suppe, die erst am zweiten Tag fertig ist.',
        'Warum {litres} Liter Suppe ein Team besser zusammenhalten als jede Ansprache.',
      ],
      body: `
Auf dem Deckel klebt ein Zettel: „Nicht essen. Morgen.“ {a} kennt die Mannschaft {of} in {city} und hat das „nicht“ zweimal unterstrichen. Ribollita heißt „wieder aufgekocht“, und darin liegt das ganze Geheimnis. {litres} Liter stehen über Nacht im Kühlhaus und werden besser, während alle schlafen.
||
Gute Suppe entsteht aus Resten und Zeit. Reste hat jedes Hotel, sagt {a}, nur Zeit müsse man sich nehmen. {At} in {city} geschieht das mittwochs: {litres} Liter, zwei Tage, kein Krümel Brot im Abfall.

## Zutaten für {people} Personen

- 250 g weiße Bohnen, über Nacht eingeweicht
- **{bread} g altbackenes Weißbrot**, je härter, desto besser
- ein kleiner Schwarzkohl oder Wirsing, ein halber Weißkohl
- 2 Karotten, 2 Stangen Sellerie, 1 Lauch, 2 Kartoffeln, 1 Zwiebel
- 400 g Tomaten, Thymian, Lorbeer, sehr gutes Olivenöl

## So geht es

1. Bohnen mit Lorbeer weich kochen. Die Hälfte pürieren, das Kochwasser aufheben.
2. Gemüse klein schneiden, in Öl anschwitzen, zehn Minuten, dann Tomaten und Kohl dazu.
3. Mit dem Bohnenwasser aufgießen, eine Stunde leise kochen.
4. Ganze und pürierte Bohnen unterrühren, Brot hineinbrechen, salzen. **Stehen lassen, mindestens eine Nacht.**
5. Am nächsten Tag langsam aufkochen, bis die Suppe so dick ist, dass der Löffel nachdenkt. Öl darüber.

> a: Am ersten Tag ist es Gemüsesuppe. Am {days}. Tag ist es Ribollita. Dazwischen liegt nur Vertrauen.
||
> b: Der Kohl muss Frost gehabt haben. Wenn keiner war, lege ich ihn eine Nacht ins Gefrierfach und sage es niemandem.

{c} hat die Suppe neulich einem Gast angeboten, der krank im Zimmer lag. Am nächsten Morgen saß er wieder beim Frühstück und fragte, ob noch „diese Medizin“ da sei. Seither steht sie im Winter auch für Gäste bereit, allerdings in kleinen Schalen. Die großen bleiben hinten.

@house

Das Rezept findet ihr mit elf weiteren im Heft im Anhang. Einsendungen für die nächste Ausgabe nimmt die Küche {of} gern an, auch fleckige Zettel, gerade fleckige Zettel.
`,
    },
    en_GB: {
      titles: [
        'Recipe of the week: ribollita, the soup that can wait',
        '{litres} litres of patience: vegetable soup the {city} way',
        'Boiled twice, better three times over: the staff meal {at}',
      ],
      teasers: [
        'Yesterday’s bread, cabbage from the garden, time from somewhere: {a} makes a soup {at} that is only ready on the second day.',
        'Why {litres} litres of soup hold a team together better than any speech.',
      ],
      body: `
There is a note on the lid: “Do not eat. Tomorrow.” {a} knows the crew {at} in {city} and has underlined the “not” twice. Ribollita means “boiled again”, and therein lies the whole secret. {litres} litres stand in the cold store overnight and get better while everyone sleeps.
||
Good soup is made of leftovers and time. Every hotel has leftovers, says {a}; time is something you have to take. {At} in {city} that happens on Wednesdays: {litres} litres, two days, not a crumb of bread in the bin.

## Ingredients for {people}

- 250 g white beans, soaked overnight
- **{bread} g stale white bread**, the harder the better
- a small head of cavolo nero or savoy, half a white cabbage
- 2 carrots, 2 sticks of celery, 1 leek, 2 potatoes, 1 onion
- 400 g tomatoes, thyme, bay leaf, very good olive oil

## Method

1. Cook the beans with the bay leaf until soft. Purée half of them and keep the cooking water.
2. Cut the vegetables small and sweat them in oil for ten minutes, then add tomatoes and cabbage.
3. Pour on the bean water and simmer gently for an hour.
4. Stir in whole and puréed beans, break in the bread, add salt. **Leave to stand for at least a night.**
5. Next day bring slowly to the boil until the soup is thick enough to make the spoon think. Oil on top.

> a: On the first day it is vegetable soup. By day {days} it is ribollita. All that lies in between is trust.
||
> b: The cabbage needs to have had frost. If there was none I put it in the freezer overnight and tell nobody.

The other day {c} offered the soup to a guest who was ill in bed. The next morning he was back at breakfast asking whether there was any more of “that medicine”. Since then it has been available to guests in winter as well, though in small bowls. The large ones stay at the back.

@house

You will find the recipe in the booklet attached, along with eleven more. The kitchen {at} is glad to receive contributions for the next edition, even stained slips of paper, especially stained slips of paper.
`,
    },
  },
};
