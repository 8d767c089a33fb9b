import type { Blueprint } from '../blueprint.ts';

export const barista: Blueprint = {
  id: 'barista',
  category: 'kitchen',
  art: ['coffee', 'portraitBar'],
  cast: ['barista', 'frontOffice', 'technician'],
  figures: { cups: [240, 620, 20], grams: [17, 19], seconds: [24, 29], place: [1, 3] },
  text: {
    de_DE: {
      titles: [
        '{grams} Gramm, {seconds} Sekunden: {a} über den perfekten Espresso',
        'Die beste Tasse in {city}: Kaffee {at}',
        '{cups} Tassen am Tag und keine egal: Die Bar {of}',
      ],
      teasers: [
        '{a} macht {at} {cups} Kaffees am Tag und kann zu jedem etwas erzählen. Jetzt gibt es den guten auch im Personalraum – samt Einweisung.',
        'Warum der Filter wichtiger ist als die Maschine und was Technik und Milchschaum verbindet.',
      ],
      body: `
{a} hört Kaffee, bevor {a?sie|er} ihn sieht. „Zu schnell“, sagt {a?sie|er}, ohne sich umzudrehen, und tatsächlich: Der Espresso an der zweiten Gruppe läuft nach neunzehn Sekunden durch, dünn und blond. Mahlgrad nachstellen, Sieb füllen, noch einmal. {seconds} Sekunden. „Jetzt.“ So geht das {at} in {city} jeden Morgen ab halb sechs, {cups}-mal am Tag.
||
Wer {at} in {city} Kaffee bestellt, bekommt zuerst eine Frage: „Wach werden oder wach bleiben?“ {a} macht daraus zwei verschiedene Tassen. {cups} werden es an einem guten Tag.

## Drei Dinge, die jeder kann

1. **Wiegen.** {grams} Gramm sind {grams} Gramm, auch montags. Eine kleine Waage steht jetzt an jeder Maschine.
2. **Spülen.** Zwei Sekunden Wasser vor jedem Bezug, sonst schmeckt man den vorigen.
3. **Hinschauen.** Der Strahl soll aussehen wie ein Mäuseschwanz. Wenn er aussieht wie ein Gartenschlauch, ist etwas falsch.

> a: Die teuerste Maschine hilft nichts, wenn das Wasser nicht stimmt. Fragt {c.first}, wann der Filter gewechselt wurde.
||
> c: Ich dachte, eine Kaffeemaschine ist ein Heizkessel mit Ausguss. Im Grunde stimmt das. Aber was für einer.

Weil guter Kaffee kein Gästeprivileg sein soll, steht im Personalraum nun die alte Maschine von der Bar, generalüberholt von {c}. Wer sie benutzen möchte, bekommt eine Einweisung von zwanzig Minuten und danach einen Aufkleber für den Spind. {b} hat ihn als {b?Erste|Erster} bekommen und seither, nach eigener Aussage, keine Besprechung mehr vor neun Uhr angesetzt.

@house

Kurse für alle Häuser bietet die Akademie im nächsten Quartal an, auch für Menschen, die eigentlich Tee trinken. Mitzubringen: Neugier und ein frei gehaltener Nachmittag. Schlafen wird danach schwierig.

@close
`,
    },
    en_GB: {
      titles: [
        '{grams} grams, {seconds} seconds: {a} on the perfect espresso',
        'The best cup in {city}: coffee {at}',
        '{cups} cups a day and none of them careless: the bar {at}',
      ],
      teasers: [
        '{a} makes {cups} coffees a day {at} and can tell you something about each. Now the good one is available in the staff room, too – instructions included.',
        'Why the filter matters more than the machine, and what connects engineering and milk foam.',
      ],
      body: `
{a} hears coffee before seeing it. “Too fast,” {a?she|he} says without turning round, and indeed: the espresso on the second group runs through in nineteen seconds, thin and blond. Adjust the grind, fill the basket, once more. {seconds} seconds. “Now.” This is how it goes {at} in {city} every morning from half past five, {cups} times a day.
||
Order a coffee {at} in {city} and you will first be asked a question: “To wake up or to stay awake?” {a} makes two different cups of it. On a good day there are {cups}.

## Three things anyone can do

1. **Weigh.** {grams} grams are {grams} grams, even on a Monday. There are now small scales by every machine.
2. **Rinse.** Two seconds of water before each shot, or you will taste the last one.
3. **Look.** The stream should look like a mouse’s tail. If it looks like a garden hose something is wrong.

> a: The most expensive machine is no use if the water is not right. Ask {c.first} when the filter was last changed.
||
> c: I used to think a coffee machine was a boiler with a spout. Basically that is true. But what a boiler.

Since good coffee should not be a privilege of guests, the old machine from the bar now stands in the staff room, fully overhauled by {c}. Anyone who would like to use it gets twenty minutes of instruction and then a sticker for the locker. {b} was first to earn one and claims not to have called a meeting before nine since.

@house

The Academy offers courses for all houses next quarter, for people who actually drink tea as well. Please bring curiosity and a free afternoon. Sleeping will be difficult afterwards.

@close
`,
    },
  },
};
