import type { Blueprint } from '../blueprint.ts';

export const childcare: Blueprint = {
  id: 'childcare',
  category: 'benefits',
  art: ['family', 'staffHome'],
  cast: ['service', 'people', 'director'],
  figures: { children: [9, 22], opens: [5, 6], places: [14, 28, 2], euros: [80, 160, 20] },
  text: {
    de_DE: {
      titles: [
        'Frühdienst mit Kind: {hotel} öffnet eine eigene Gruppe',
        '{children} Kinder, ein Bauwagen: Betreuung {at} ab {opens} Uhr',
        'Wenn die Kita noch schläft: Kinderbetreuung für {city}',
      ],
      teasers: [
        'Schichtarbeit und Öffnungszeiten passen selten zusammen. In {city} jetzt schon: Ab {opens} Uhr werden die Kinder der Belegschaft betreut, mit Blick auf die Lieferanten.',
        '{places} Plätze, ein Garten und ein Koch, der weiß, wer Erbsen mag: Ein Besuch bei den jüngsten Gästen {at}.',
      ],
      body: `
Um {opens} Uhr morgens ist der Bauwagen hinter {the.dat} in {city} der einzige helle Fleck auf dem Hof. Drinnen sitzen drei Kinder in Schlafanzügen und essen Porridge, ein viertes schläft noch, mit einem Stoffhasen im Arm. Ihre Eltern backen, putzen, kochen, keine hundert Meter entfernt. Seit sechs Wochen gibt es hier eine eigene Gruppe, und die Warteliste hat sich von selbst erledigt.
||
Die Rechnung ging nie auf: Frühschicht ab sechs, Kita ab acht. {a} hat sie drei Jahre lang mit Nachbarinnen, Großeltern und Notlügen gelöst. Dann stand {a?sie|er} im Büro von {b} und sagte: „So geht es nicht mehr.“ Es war der Anfang der Kindergruppe {of}.

## So ist es geregelt

- geöffnet von **{opens} bis 22 Uhr**, an 360 Tagen, auch an Feiertagen
- {places} Plätze für Kinder von einem bis zehn Jahren, fest oder stundenweise
- der Beitrag liegt bei **{euros} Euro im Monat**, gestaffelt nach Gehalt, Essen inbegriffen
- vier Erzieherinnen und Erzieher, angestellt beim Träger, nicht beim Hotel

Der Garten gehört an Vormittagen den Kindern und an Nachmittagen der Hochzeitsgesellschaft, was bisher nur einmal zu Verwechslungen geführt hat. Das Brautpaar war begeistert.

> a: Ich arbeite jetzt ruhiger. Nicht weil das Kind in der Nähe ist, sondern weil ich nicht mehr lügen muss, wenn es krank ist.
||
> c: Wir hatten fünf offene Stellen im Frühdienst. Jetzt haben wir keine. Die Betreuung hat sich in sechs Wochen bezahlt gemacht.

## Und die anderen Häuser?

Nicht überall lohnt sich eine eigene Gruppe. {b} hat deshalb mit der Zentrale ein Paket entwickelt, das überall gilt: Zuschuss zur Tagespflege, zehn bezahlte Kinderkrankentage zusätzlich und eine Notfallnummer, die auch nachts jemanden findet. {Other} in {other.city} plant als nächstes Haus eine eigene Gruppe, den Bauwagen gibt es schon.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Early shift with a child: {hotel} opens a group of its own',
        '{children} children, one caravan: childcare {at} from {opens} o’clock',
        'When nursery is still asleep: childcare for {city}',
      ],
      teasers: [
        'Shift work and opening hours rarely go together. In {city} they do now: from {opens} o’clock the children of staff are looked after, with a view of the deliveries.',
        '{places} places, a garden and a cook who knows who likes peas: a visit to the youngest guests {at}.',
      ],
      body: `
At {opens} in the morning the caravan behind {hotel} in {city} is the only bright spot in the yard. Inside sit three children in pyjamas eating porridge; a fourth is still asleep with a toy rabbit in her arm. Their parents are baking, cleaning and cooking less than a hundred metres away. For six weeks there has been a group here, and the waiting list has solved itself.
||
The sum never worked out: early shift from six, nursery from eight. For three years {a} solved it with neighbours, grandparents and white lies. Then {a?she|he} stood in {b}’s office and said: “This can’t go on.” It was the beginning of the children’s group {at}.

## How it works

- open from **{opens} in the morning till ten at night**, 360 days a year, bank holidays included
- {places} places for children aged one to ten, regular or by the hour
- fees are **{euros} euros a month**, graded by salary, meals included
- four carers, employed by the provider and not by the hotel

In the mornings the garden belongs to the children, in the afternoons to the wedding party, which has led to confusion only once so far. The couple were delighted.

> a: I work more calmly now. Not because my child is near but because I no longer have to lie when it is ill.
||
> c: We had five vacancies on the early shift. Now we have none. The group paid for itself within six weeks.

## And the other houses?

A group of its own does not make sense everywhere. So {b} has worked with head office on a package that applies to all: a grant for childminders, ten extra paid days when a child is ill and an emergency number that finds somebody even at night. {Other} in {other.city} is planning the next group; the caravan is already there.

@house

@close
`,
    },
  },
};
