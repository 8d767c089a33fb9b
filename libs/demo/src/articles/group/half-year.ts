import type { Blueprint } from '../blueprint.ts';

export const halfYear: Blueprint = {
  id: 'half-year',
  category: 'group',
  art: ['stage', 'team', 'hotel'],
  cast: ['group:finance', 'group:board', 'reservations'],
  figures: { occupancy: [68, 79], plus: [2, 6], nights: [412, 468], bonus: [300, 600, 50] },
  text: {
    de_DE: {
      titles: [
        'Zahlen, die ihr gemacht habt: Der Zwischenstand des Geschäftsjahres',
        '{occupancy} Prozent belegt: Ein Blick in unsere Bücher',
        'Wie läuft es eigentlich? {a} erklärt das Ergebnis in fünf Minuten',
        'Gut gebucht, gut gewirtschaftet: Das Ergebnis in einfachen Worten',
      ],
      teasers: [
        'Wie viele Betten waren belegt, was bleibt davon übrig und wofür wird es ausgegeben? {a} erklärt die Zahlen so, wie man sie beim Mittagessen erzählen würde.',
        'Ein Bonus von {bonus} Euro, ein neues Dach für ein altes Haus und eine ehrliche Rechnung über Energie.',
      ],
      body: `
Von hundert Betten, die wir anbieten, waren in den vergangenen Monaten im Schnitt {occupancy} belegt. Das sind {plus} mehr als im Vorjahr und mehr, als wir geplant hatten. Insgesamt haben Gäste {nights}.000 Nächte bei uns verbracht. {a} würde das nie so sagen, aber hinter jeder dieser Nächte stehen eine gewaschene Decke, ein gedeckter Tisch und jemand, der „Guten Abend“ gesagt hat.
||
Zahlen wirken kalt, bis man sie übersetzt. {nights}.000 Übernachtungen bedeuten: Gut elfmal wurde die ganze Stadt Lindau bei uns ins Bett gebracht, und jeder Einzelne bekam am Morgen einen Kaffee. {a} hat für uns den Zwischenstand in normale Sprache gebracht.

## Wo das Geld herkommt und hingeht

Von jedem Euro, den ein Gast bezahlt, gehen 38 Cent in Löhne und Gehälter, 17 in Lebensmittel und Getränke, 9 in Energie und Wasser, 14 in Gebäude und Instandhaltung. Es folgen Steuern, Vermittlungsgebühren, Wäsche, Versicherungen. Am Ende bleiben knapp 6 Cent. „Davon bauen wir Bäder, Dächer und Spülstraßen“, sagt {a.first}. „Und davon teilen wir.“

> b: Ein gutes Ergebnis gehört denen, die es erarbeitet haben. Deshalb gibt es für alle denselben Bonus, vom Nachtportier bis zur Direktion.
||
> c: Ich sehe Buchungen kommen und gehen. In diesem Jahr kommen sie früher, und erstaunlich oft steht dabei: Wie letztes Mal, bitte.

## Was das für euch heißt

- **{bonus} Euro Bonus** für alle, die seit mindestens sechs Monaten dabei sind, ausgezahlt mit dem nächsten Gehalt; Teilzeit anteilig
- ein zweites Paar Arbeitsschuhe pro Jahr auf Kosten des Hauses
- vorgezogene Sanierung von Personalräumen in vier Häusern, darunter {hotel} in {city}

Sorgen macht die Energie. Der Verbrauch ist gesunken, die Rechnung nicht. Bis zum Winter wird deshalb in jedem Haus eine Heizungsrunde gegangen: zwei Leute, eine Liste, drei Stunden. Was beim ersten Durchgang {at} gefunden wurde, spart im Jahr so viel wie zwölf Gästezimmer brauchen.

Fragen zu den Zahlen beantwortet {a} jeden ersten Dienstag im Monat in einer offenen Sprechstunde, per Video und ohne Folien. Es gibt keine dummen Fragen, nur solche, die andere auch haben.

@close
`,
    },
    en_GB: {
      titles: [
        'Figures you made: how the financial year is going',
        '{occupancy} per cent full: a look at our books',
        'How are we doing? {a} explains the result in five minutes',
        'Well booked, well run: the result in plain words',
      ],
      teasers: [
        'How many beds were taken, what is left of it and what is it spent on? {a} explains the figures the way you would over lunch.',
        'A bonus of {bonus} euros, a new roof for an old house and an honest bill for energy.',
      ],
      body: `
Of every hundred beds we offer, {occupancy} were taken on average over the past months. That is {plus} more than in the year before and more than we had planned. In all, guests spent {nights},000 nights with us. {a} would never put it like this, but behind each of those nights stand a washed blanket, a laid table and somebody who said “Good evening”.
||
Figures seem cold until you translate them. {nights},000 nights mean that we put the whole town of Lindau to bed more than eleven times over, and that every single person had a coffee in the morning. {a} has put the interim results into ordinary language for us.

## Where the money comes from and goes

Of every euro a guest pays, 38 cents go into wages and salaries, 17 into food and drink, 9 into energy and water, 14 into buildings and upkeep. Then come taxes, commissions, laundry, insurance. In the end just under 6 cents remain. “That is what we build bathrooms, roofs and dishwashing lines with,” says {a.first}. “And that is what we share.”

> b: A good result belongs to those who earned it. That is why there is the same bonus for everybody, from night porter to general manager.
||
> c: I watch bookings come and go. This year they come earlier, and surprisingly often they say: same as last time, please.

## What that means for you

- **a bonus of {bonus} euros** for everyone who has been with us for at least six months, paid with the next salary; part-time pro rata
- a second pair of work shoes each year at the company’s expense
- earlier refurbishment of staff rooms in four houses, {hotel} in {city} among them

Energy is a worry. Consumption has gone down, the bill has not. So before winter there will be a heating round in every house: two people, one list, three hours. What the first round {at} found saves as much in a year as twelve guest rooms use.

{a} answers questions about the figures on the first Tuesday of each month, by video and without slides. There are no silly questions, only ones that others have as well.

@close
`,
    },
  },
};
