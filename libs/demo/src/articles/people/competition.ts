import type { Blueprint } from '../blueprint.ts';

export const competition: Blueprint = {
  id: 'competition',
  category: 'people',
  art: ['portraitChef', 'award', 'kitchen'],
  cast: ['apprenticeCook', 'headChef', 'steward'],
  figures: { place: [2, 3], points: [84, 97], nights: [14, 38, 2], minutes: [150, 240, 10] },
  text: {
    de_DE: {
      titles: [
        'Silber für den Saibling: {a} kocht sich bei der Meisterschaft nach vorn',
        '{minutes} Minuten, drei Gänge, ein zitternder Löffel: {a} im Wettbewerb',
        'Nachwuchstalent aus {city}: {a} kocht aufs Podium',
      ],
      teasers: [
        'Platz {place} bei der Landesmeisterschaft der Auszubildenden: {a} hat {at} {nights} Abende lang geübt, und das Personalessen wurde dabei immer besser.',
        'Wie eine vergessene Sauce fast alles verdarb und warum {b} trotzdem keine Sekunde gezweifelt hat.',
      ],
      body: `
Nach {minutes} Minuten klingelt eine Uhr, und zwölf junge Menschen treten einen Schritt vom Herd zurück. {a} hält die Hände hinter dem Rücken, damit niemand sieht, wie sie zittern. Auf dem Pass stehen drei Teller: Saibling mit Gurke, geschmorte Backe, ein Dessert aus Roggenbrot. Am Abend wird es Platz {place} sein, mit {points} Punkten, und {a} wird als Erstes {b} anrufen wollen. Nicht nötig: {b.first} steht längst im Publikum.
||
„Ich habe die Sauce vergessen.“ Diesen Satz wird {a} wohl noch lange erzählen. Zwanzig Minuten vor Schluss stand sie nicht da, wo sie stehen sollte. Also entstand eine neue, aus Butter, Brühe und Schreck. Die Jury nannte sie „mutig und leicht“. Es wurde Platz {place} bei der Landesmeisterschaft.

## {nights} Abende Übung

Geübt wurde {at} in {city} nach Dienstschluss. Der Deal mit dem Team: Die Küche bleibt offen, dafür isst jeder mit, der aufräumt. Bald war die Liste der freiwilligen Spüler voll. {c} hat in dieser Zeit die Backe in elf Varianten probiert und nach jedem Teller genau drei Worte gesagt. Meistens „Weniger Rosmarin, bitte“.

> b: Talent sieht man nicht am Teller, sondern am Arbeitsplatz danach. Bei {a.first} ist er sauber, immer, auch wenn es brennt.
||
> a: Beim Wettbewerb kocht man allein, aber man hört alle Stimmen im Kopf. Ich habe die ganze Zeit {b.first} gehört: Abschmecken, abschmecken, abschmecken.

## Und jetzt?

Erst einmal Berufsschule, dann Zwischenprüfung, dann – vielleicht – das Bundesfinale. Die Akademie übernimmt die Vorbereitung, und drei Küchenchefs aus anderen Häusern haben angeboten, einen Tag lang Jury zu spielen. {other} in {other.city} stellt dafür die Küche. Auf die Karte {of} kommt das Roggenbrotdessert schon diese Woche, unter dem Namen, den {c} ihm gegeben hat: „Das ohne Rosmarin“.

@house

Wer selbst im ersten oder zweiten Lehrjahr ist und Lust auf einen Wettbewerb hat: Anmeldungen laufen über die Ausbildungsleitung, die Zeit zum Üben gilt als Arbeitszeit.

@close
`,
    },
    en_GB: {
      titles: [
        'Silver for the char: {a} cooks to the top at the championship',
        '{minutes} minutes, three courses, one trembling spoon: {a} in competition',
        'Young talent from {city}: {a} cooks onto the podium',
      ],
      teasers: [
        'Place {place} at the regional apprentices’ championship: {a} practised {at} for {nights} evenings, and the staff meals kept getting better.',
        'How a forgotten sauce nearly spoiled everything, and why {b} never doubted for a second.',
      ],
      body: `
After {minutes} minutes a bell rings, and twelve young people take one step back from the stove. {a} keeps both hands behind {a?her|his} back so that nobody sees them tremble. On the pass stand three plates: char with cucumber, braised cheek, a dessert made of rye bread. By the evening it will be place {place}, with {points} points, and the first person {a} calls will be {b} – who is standing in the audience.
||
“I forgot the sauce.” {a} will probably tell that story for a long time. Twenty minutes before the end it was not where it should have been. So a new one was made, out of butter, stock and fright. The jury called it “brave and light”. It earned place {place} at the regional championship.

## {nights} evenings of practice

Practice took place {at} in {city} after hours. The deal with the team: the kitchen stays open, and everyone who tidies up eats as well. Soon the list of volunteers for the washing-up was full. {c} tasted the cheek in eleven versions and said exactly three words after each plate. Usually “Less rosemary, please”.

> b: You do not see talent on the plate but on the workbench afterwards. {a.first}’s is clean, always, even when things are on fire.
||
> a: In a competition you cook alone, but you hear all the voices in your head. I heard {b.first} the whole time: taste, taste, taste.

## What next?

School first, then the intermediate exam, then – perhaps – the national final. The Academy takes care of the preparation, and three chefs from other houses have offered to play jury for a day. {other} in {other.city} is lending its kitchen. The rye-bread dessert goes on the menu {at} this week, under the name {c} gave it: “The one without rosemary”.

@house

If you are in your first or second year and fancy a competition yourself: register with your training manager; practice counts as working time.

@close
`,
    },
  },
};
