import type { Blueprint } from '../blueprint.ts';

export const shakshuka: Blueprint = {
  id: 'recipe-shakshuka',
  category: 'kitchen',
  art: ['recipe', 'kitchen'],
  cast: ['cook', 'breakfast', 'headChef'],
  hotels: (hotel) => ['ar', 'fr_FR', 'en_GB'].includes(hotel.language),
  figures: { eggs: [6, 8], people: [3, 4], pans: [9, 22], tomatoes: [800, 1000, 100] },
  attachments: ['staff-recipes.pdf'],
  text: {
    de_DE: {
      titles: [
        'Rezept der Woche: Shakshuka aus {city}',
        '{pans} Pfannen bis sieben Uhr: Die Shakshuka {from}',
        'Tomate, Ei, Pfanne, Stille: Frühstück fürs Team {at}',
      ],
      teasers: [
        '{a} brät {at} jeden Morgen {pans} Pfannen für das Team. Gäste dürfen inzwischen auch, wenn etwas übrig ist.',
        'Das schnellste gute Frühstück der Gruppe: eine Pfanne, {eggs} Eier und eine Regel für den Deckel.',
      ],
      body: `
Um fünf Uhr früh ist die Küche {of} in {city} dunkel bis auf eine Flamme. Darüber steht eine Pfanne, davor {a}, und in der Pfanne blubbert es rot. „Das ist der einzige Moment, in dem niemand etwas von mir will“, sagt {a?sie|er}. Eine halbe Stunde später wollen alle etwas, nämlich Shakshuka. {pans} Pfannen gehen bis sieben Uhr hinaus, alle ans Team.
||
{a} {from} in {city} hat eine klare Meinung zu Shakshuka: Sie gehört in die Pfanne, auf den Tisch und in die Mitte. Teller sind erlaubt, aber nicht nötig. {pans} Pfannen werden es an einem normalen Morgen.

## Zutaten für {people} Personen

- **{tomatoes} g reife Tomaten**, gewürfelt, oder gute aus der Dose
- {eggs} Eier
- 2 rote Paprika, 1 große Zwiebel, 4 Zehen Knoblauch
- 2 TL Kreuzkümmel, 2 TL Paprikapulver, eine Messerspitze Harissa
- 5 EL Olivenöl, Salz, etwas Zucker, Petersilie, Schafskäse nach Belieben

## So geht es

1. Zwiebel und Paprika im Öl weich werden lassen, zehn Minuten, nicht bräunen.
2. Knoblauch und Gewürze zugeben, eine Minute duften lassen.
3. Tomaten dazu, salzen, eine Prise Zucker, zwanzig Minuten einkochen. Die Sauce ist fertig, wenn der Löffel eine Straße zieht.
4. Mulden drücken, Eier hineinschlagen, **Deckel drauf** und vier Minuten nicht nachsehen.
5. Petersilie und Käse darüber, Brot dazu, Pfanne auf den Tisch.

> a: Wer den Deckel hebt, bekommt harte Eier. Das ist keine Drohung, das ist Physik.
||
> b: Seit wir zusammen aus der Pfanne essen, gibt es vor sieben keinen Streit mehr. Man hat den Mund voll.

{c} hat das Gericht auf die Frühstückskarte gesetzt, allerdings nur, wenn nach dem Team noch etwas da ist. Das steht genau so auf der Karte. Die Nachfrage ist seither doppelt so hoch, und {a} brät zwei Pfannen mehr.

@house

Das Rezept liegt mit elf weiteren im Heft im Anhang. Wer eine Variante hat (grün, mit Spinat, mit Kichererbsen): bitte an [kueche@aurelia.example](mailto:kueche@aurelia.example), der Streit darüber, welche die richtige ist, wird im nächsten Heft ausgetragen.
`,
    },
    en_GB: {
      titles: [
        'Recipe of the week: shakshuka from {city}',
        '{pans} pans by seven: the shakshuka {from}',
        'Tomato, egg, pan, silence: breakfast for the team {at}',
      ],
      teasers: [
        'Every morning {a} fries {pans} pans for the team {at}. Guests may have some by now, too, if there is any left.',
        'The fastest good breakfast in the group: one pan, {eggs} eggs and one rule about the lid.',
      ],
      body: `
At five in the morning the kitchen {at} in {city} is dark except for one flame. Above it is a pan, in front of it {a}, and in the pan something red is bubbling. “It’s the only moment when nobody wants anything from me,” {a?she|he} says. Half an hour later everyone wants something, namely shakshuka. {pans} pans go out by seven, all of them to the team.
||
{a} {from} in {city} has a clear opinion about shakshuka: it belongs in the pan, on the table and in the middle. Plates are permitted but not necessary. On an ordinary morning it is {pans} pans.

## Ingredients for {people}

- **{tomatoes} g ripe tomatoes**, diced, or good ones from a tin
- {eggs} eggs
- 2 red peppers, 1 large onion, 4 cloves of garlic
- 2 tsp cumin, 2 tsp paprika, a touch of harissa
- 5 tbsp olive oil, salt, a little sugar, parsley, feta if you like

## Method

1. Let onion and peppers soften in the oil for ten minutes without browning.
2. Add garlic and spices and let them give off their scent for a minute.
3. Add tomatoes, salt and a pinch of sugar and reduce for twenty minutes. The sauce is ready when the spoon leaves a road behind.
4. Press hollows, break in the eggs, **put the lid on** and do not look for four minutes.
5. Parsley and cheese on top, bread alongside, pan on the table.

> a: If you lift the lid you get hard eggs. That is not a threat, it is physics.
||
> b: Since we have been eating out of one pan there are no quarrels before seven. Everybody’s mouth is full.

{c} has put the dish on the breakfast menu, though only if something is left after the team has eaten. That is exactly what the menu says. Demand has doubled since, and {a} fries two extra pans.

@house

The recipe is in the booklet attached, along with eleven more. If you have a version of your own (green, with spinach, with chickpeas), send it to [kitchen@aurelia.example](mailto:kitchen@aurelia.example); the argument about the right one will be settled in the next booklet.
`,
    },
  },
};
