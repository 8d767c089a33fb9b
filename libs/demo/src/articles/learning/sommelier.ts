import type { Blueprint } from '../blueprint.ts';

export const sommelierCourse: Blueprint = {
  id: 'sommelier-course',
  category: 'learning',
  art: ['wine', 'training', 'portraitBar'],
  cast: ['sommelier', 'service', 'restaurant'],
  figures: { people: [8, 16], bottles: [32, 72, 4], weeks: [6, 10], percent: [12, 24] },
  text: {
    de_DE: {
      titles: [
        'Riechen, raten, reden: {people} neue Weinkenner {at}',
        '{bottles} Flaschen, {weeks} Wochen: Weinschule in {city} abgeschlossen',
        'Nie wieder „der Rote da“: Der Weinkurs {at}',
      ],
      teasers: [
        '{a} hat dem Team beigebracht, über Wein zu sprechen, ohne anzugeben. Das Ergebnis schmecken die Gäste, und ein alkoholfreier Begleiter steht auch auf der Karte.',
        'Warum der beste Satz am Tisch „Was trinken Sie sonst gern?“ lautet und was Kellerstaub mit Selbstvertrauen zu tun hat.',
      ],
      body: `
Vor {people} Kolleginnen und Kollegen stehen je sechs Gläser, schwarz, damit niemand die Farbe sieht. „Rot oder weiß?“, fragt {a}. Stille. Dann melden sich zwei, zögernd, und beide liegen falsch. Gelächter. So beginnt die Weinschule {at} in {city} seit Jahren: mit der Erkenntnis, dass alle gleich wenig wissen. {weeks} Wochen später sieht das anders aus.
||
Die Weinkarte {of} in {city} hat vierzehn Seiten. {b} hat sie früher an den Tisch getragen wie eine Rechnung: mit gesenktem Blick. Heute legt {b?sie|er} sie beiseite und fragt. Dazwischen liegen {weeks} Wochen Weinschule und {bottles} Flaschen, von denen die meisten ausgespuckt wurden.

## Reden statt Angeben

{a} hält nichts von Vokabeln wie „animierend“ oder „nasser Schiefer“. Der Kurs besteht aus drei Übungen: riechen und beschreiben, zuhören und übersetzen, empfehlen und begründen. Wer „schmeckt wie Omas Apfelkuchen“ sagt, bekommt Applaus, denn unter diesem Satz kann sich jeder etwas vorstellen.

- Woche eins und zwei: Trauben, Böden, Fehler
- Woche drei bis fünf: Speisen und Begleiter, auch **ohne Alkohol**
- ab Woche sechs: am Tisch, mit echten Gästen und einem stillen Beobachter
- zum Schluss: ein Tag im Weinberg, Schneiden inbegriffen

> b: Der wichtigste Satz heißt: Was trinken Sie sonst gern? Danach reden die Gäste, und ich muss nur noch zuhören.
||
> a: Man braucht keine goldene Nase. Man braucht Neugier und ein sauberes Glas.

Dass sich das lohnt, zeigt die Kasse. Seit dem Kurs werden {percent} Prozent mehr offene Weine und fast doppelt so viele alkoholfreie Begleitungen bestellt. {c} freut sich trotzdem am meisten über etwas anderes: „Es wird an den Tischen wieder gelacht. Auch auf unserer Seite.“

@house

Der nächste Kurs beginnt im kommenden Quartal, offen für Service, Empfang, Küche und alle, die neugierig sind. Vorkenntnisse: keine. Mitzubringen: eine Nase.

@close
`,
    },
    en_GB: {
      titles: [
        'Smell, guess, talk: {people} new wine experts {at}',
        '{bottles} bottles, {weeks} weeks: wine school completed in {city}',
        'No more “that red one”: the wine course {at}',
      ],
      teasers: [
        '{a} has taught the team to talk about wine without showing off. Guests taste the result, and there is an alcohol-free pairing on the menu as well.',
        'Why the best sentence at the table is “What do you usually like to drink?”, and what cellar dust has to do with confidence.',
      ],
      body: `
In front of each of {people} colleagues stand six glasses, black ones, so that nobody can see the colour. “Red or white?” asks {a}. Silence. Then two put up their hands, hesitantly, and both are wrong. Laughter. This is how wine school {at} in {city} has begun for years: with the insight that everybody knows equally little. {weeks} weeks later things look different.
||
The wine list {at} in {city} has fourteen pages. {b} used to carry it to the table like a bill: with eyes lowered. Today {b?she|he} puts it aside and asks. In between lie {weeks} weeks of wine school and {bottles} bottles, most of which were spat out.

## Talking, not showing off

{a} has no time for words such as “animating” or “wet slate”. The course consists of three exercises: smell and describe, listen and translate, recommend and give a reason. Anyone who says “tastes like my gran’s apple cake” gets applause, because everyone can imagine something by that.

- weeks one and two: grapes, soils, faults
- weeks three to five: food and what goes with it, **without alcohol** as well
- from week six: at the table, with real guests and a silent observer
- to finish: a day in the vineyard, pruning included

> b: The most important sentence is: what do you usually like to drink? After that the guests talk, and all I have to do is listen.
||
> a: You do not need a golden nose. You need curiosity and a clean glass.

The till shows that it pays. Since the course {percent} per cent more wine by the glass has been ordered and almost twice as many alcohol-free pairings. What pleases {c} most is something else: “There is laughter at the tables again. On our side, too.”

@house

The next course begins in the coming quarter, open to service, front desk, kitchen and anyone who is curious. Previous knowledge: none. Please bring: a nose.

@close
`,
    },
  },
};
