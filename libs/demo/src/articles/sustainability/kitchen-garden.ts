import type { Blueprint } from '../blueprint.ts';

export const kitchenGarden: Blueprint = {
  id: 'kitchen-garden',
  category: 'sustainability',
  art: ['garden', 'market'],
  cast: ['gardener', 'headChef', 'apprenticeCook'],
  months: [3, 4, 5, 6, 7, 8, 9, 10],
  figures: { beds: [8, 22], kinds: [24, 52], kilos: [320, 940, 20], steps: [28, 90] },
  text: {
    de_DE: {
      titles: [
        '{steps} Schritte vom Beet zum Herd: Der Küchengarten {at}',
        '{kinds} Sorten und ein Kompost: In {city} wächst das Menü',
        'Gärtnern im Dienst: {hotel} erntet selbst',
      ],
      teasers: [
        '{beds} Hochbeete, {kinds} Sorten und eine Regel: Wer gießt, darf naschen. {a} und {b} haben hinter {the.dat} einen Garten angelegt, der die Karte schreibt.',
        'Warum die Auszubildenden jetzt Unkraut kennen und weshalb es {at} im August dreimal die Woche Zucchini gab.',
      ],
      body: `
Der kürzeste Lieferweg {at} ist {steps} Schritte lang. {a} ist ihn mit Schubkarre, Schirm und einmal mit einer Schnecke auf dem Ärmel gegangen. Zwischen Personalparkplatz und Küche stehen {beds} Hochbeete, gebaut aus alten Dachbalken, gefüllt mit {kinds} Sorten Gemüse, Kräutern und Blüten. Was reif ist, steht um elf Uhr auf einer Tafel neben dem Pass. Daraus kocht {b} am Abend.
||
Vor zwei Jahren lag hinter {the.dat} in {city} ein Rasen, über den niemand ging. Heute ist es der meistbesuchte Ort im Haus, jedenfalls beim Personal. {A} hat {beds} Hochbeete gebaut, und die Küche ist ihr Stammgast.

## Wer macht was

Der Garten gehört niemandem allein. Geplant wird im Winter, am langen Tisch, mit Saatkatalogen und Kakao. {a} entscheidet, was wachsen kann, {b} sagt, was gebraucht wird, und die Auszubildenden übernehmen je ein Beet, von der Aussaat bis zum Teller.

> c: Ich habe vier Monate auf meine Radieschen gewartet und sie in vierzig Sekunden verkocht. Danach habe ich anders gekocht.
||
> b: Eine Karotte, die am Morgen noch in der Erde war, braucht keinen Koch. Sie braucht jemanden, der sie in Ruhe lässt.

- **{kilos} Kilo Ernte** bisher, dazu Kräuter, die niemand wiegt
- Kompost aus der eigenen Küche, nach neun Monaten wieder im Beet
- ein Naschbeet für Gästekinder, in Kniehöhe
- eine Bank für die Pause, mit Blick auf die Bohnen

Nicht alles gelingt. Die Artischocken sind erfroren, die Minze hat versucht, den Garten zu übernehmen, und im August gab es so viele Zucchini, dass sie im Personalrestaurant dreimal die Woche auf dem Plan standen. {c} hat daraus einen Kuchen gebacken. Er war aus, bevor jemand fragte, was drin ist.

@house

Saatgut, Baupläne und eine ehrliche Liste der Fehler gibt {a} gern weiter. Tauschwillige finden sich auch in {other.city}: {other} sucht Tomaten und bietet Lavendel.

@close
`,
    },
    en_GB: {
      titles: [
        '{steps} steps from bed to stove: the kitchen garden {at}',
        '{kinds} varieties and a compost heap: in {city} the menu grows',
        'Gardening on duty: {hotel} brings in its own harvest',
      ],
      teasers: [
        '{beds} raised beds, {kinds} varieties and one rule: if you water you may nibble. Behind {hotel} {a} and {b} have laid out a garden that writes the menu.',
        'Why the apprentices now know their weeds and why there were courgettes three times a week {at} in August.',
      ],
      body: `
The shortest delivery route {at} is {steps} steps long. {a} has walked it with a wheelbarrow, with an umbrella and once with a snail on {a?her|his} sleeve. Between the staff car park and the kitchen stand {beds} raised beds, built of old roof beams and filled with {kinds} varieties of vegetables, herbs and flowers. What is ripe is chalked on a board by the pass at eleven. That is what {b} cooks with in the evening.
||
Two years ago there was a lawn behind {hotel} in {city} that nobody walked across. Today it is the most popular place in the house, at least among the staff. {A} built {beds} raised beds, and the kitchen is their regular.

## Who does what

The garden belongs to no one alone. Planning takes place in winter, at the long table, with seed catalogues and cocoa. {a} decides what will grow, {b} says what is needed, and each apprentice looks after one bed, from sowing to plate.

> c: I waited four months for my radishes and used them up in forty seconds. After that I cooked differently.
||
> b: A carrot that was in the ground this morning does not need a chef. It needs somebody who leaves it in peace.

- **{kilos} kilos of harvest** so far, plus herbs nobody weighs
- compost from our own kitchen, back in the beds after nine months
- a nibbling bed for guests’ children, at knee height
- a bench for the break, with a view of the beans

Not everything works. The artichokes froze, the mint tried to take over, and in August there were so many courgettes that they were on the staff menu three times a week. {c} baked a cake with them. It was gone before anyone asked what was in it.

@house

{a} is happy to pass on seeds, plans and an honest list of mistakes. If you like to swap, try {other.city}: {other} is looking for tomatoes and offers lavender.

@close
`,
    },
  },
};
