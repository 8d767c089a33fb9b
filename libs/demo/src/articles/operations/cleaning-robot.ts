import type { Blueprint } from '../blueprint.ts';

export const cleaningRobot: Blueprint = {
  id: 'cleaning-robot',
  category: 'operations',
  art: ['bedroom', 'laundry', 'portraitFloor'],
  cast: ['housekeeping', 'roomAttendant', 'technician'],
  figures: { metres: [1100, 2400, 50], weeks: [6, 12], minutes: [35, 55, 5], corridors: [7, 14] },
  hotels: (hotel) => hotel.rooms >= 80,
  text: {
    de_DE: {
      titles: [
        'Gustav saugt: Ein Roboter übernimmt die Flure {at}',
        '{metres} Meter pro Nacht: Der neue Kollege {at} braucht keinen Kaffee',
        'Weniger saugen, mehr sehen: Wie sich das Housekeeping {at} verändert',
      ],
      teasers: [
        'Seit {weeks} Wochen fährt nachts ein Saugroboter über {corridors} Flure. {a} hat ihn nicht bestellt, um Leute zu ersetzen, sondern um Rücken zu schonen. Er heißt Gustav und hat Angst vor Fransen.',
        '{minutes} Minuten gewonnene Zeit pro Schicht, ein verirrter Roboter im Aufzug und eine klare Zusage an das Team: ein Besuch auf den Etagen {of}.',
      ],
      body: `
Der neue Kollege ist vierzig Zentimeter hoch, grau und sagt „Verzeihung“, wenn er vor jemandem anhält. In der ersten Nacht {at} hat er das elf Minuten lang zu einer Topfpalme gesagt. Inzwischen kennt er sich aus: Zwischen Mitternacht und fünf Uhr saugt er {corridors} Flure, rund {metres} Meter, und parkt dann leise neben der Wäscherei. Das Team hat abgestimmt. Er heißt Gustav.
||
Um 3.20 Uhr klingelte am Empfang {at} das Telefon. Ein Gast meldete, im Aufzug stehe „ein höflicher Eimer“ und komme nicht heraus. So lernte das Haus Gustav kennen, den neuen Saugroboter. Seitdem sind {weeks} Wochen vergangen, der Aufzug ist für ihn gesperrt, und auf {corridors} Fluren liegt morgens kein Krümel mehr.

## Warum überhaupt?

{a} hatte nachgerechnet. Ein Flurstaubsauger wiegt neun Kilo, und wer ihn jeden Tag schiebt, merkt das spätestens im dritten Jahr in der Schulter. Bei der letzten Befragung stand der Flur auf Platz eins der ungeliebten Arbeiten, noch vor den Duschabtrennungen. Durch Gustav gewinnt jede Frühschicht etwa **{minutes} Minuten**. Die Frage war nur, wem sie gehören.

> a: Ich habe dem Team vorher versprochen: Keine Stelle fällt weg, und kein Zimmer kommt obendrauf. Das hängt unterschrieben im Büro.
||
> b: Ich war dagegen. Dann habe ich eine Woche lang keinen Flur gesaugt. Jetzt bin ich dafür, aber den Namen hätte ich anders gewählt.

## Was mit der Zeit geschieht

- **Zu zweit beziehen:** Doppelbetten und Suiten macht niemand mehr allein.
- **Eine echte Pause** von zwanzig Minuten am Vormittag, sitzend, mit Kaffee.
- **Das Auge:** Pro Etage gibt es täglich ein Zimmer, in dem gründlich geprüft wird, von der Fuge bis zur Glühbirne.
- Freitags üben alle im Wechsel etwas Neues, zuletzt Fleckenkunde mit der Wäscherei.

Gustav kann nämlich vieles nicht. Er sieht nicht, dass ein Kind sein Kuscheltier sucht. Er merkt nicht, dass ein Gast seit zwei Tagen das Zimmer nicht verlassen hat, und legt auch keine zweite Decke hin, weil das Fenster zieht. {b} kann das alles, und genau dafür ist jetzt Luft.
||
Was Gustav fehlt, ist der Blick. Eine Ecke ist für ihn sauber oder nicht. Dass in Zimmer 12 jemand krank ist, in 17 Hochzeitstag gefeiert wird und in 23 die Blumen ein anderes Licht brauchen, sieht nur, wer hineingeht. {b} hat dafür nun Zeit und findet, man merke es schon an den Zetteln, die Gäste hinterlassen.

## Fransen, Schwellen, Katzen

{c} kümmert sich um die Technik und führt ein Logbuch, das sich spannend liest: Teppichfransen (gewonnen hat der Teppich), eine Türschwelle, ein Zimmerservice-Tablett und die Hauskatze, die seither mitfährt. Kleine Rampen und eine Folie an den Fransen haben das meiste gelöst.

> c: Den Akku wechsle ich in zwei Minuten. Länger dauert es, die Haargummis aus der Bürste zu holen. Wir könnten einen Laden eröffnen.

@house

Wer Gustav kennenlernen möchte, kann sich bei {a} für eine Nachtrunde anmelden. {other} in {other.city} bekommt demnächst ein Schwestergerät; der Name wird noch gesucht, Vorschläge nimmt das dortige Housekeeping gern entgegen. „Robbi“ ist schon siebenmal eingegangen.

@close
`,
    },
    en_GB: {
      titles: [
        'Gustav does the hoovering: a robot takes over the corridors {at}',
        '{metres} metres a night: the new colleague {at} needs no coffee',
        'Less hoovering, more seeing: how housekeeping is changing {at}',
      ],
      teasers: [
        'For {weeks} weeks a robot has been hoovering {corridors} corridors at night. {a} did not order it to replace people but to spare their backs. It is called Gustav and is afraid of fringes.',
        '{minutes} minutes gained per shift, a robot lost in the lift and a clear promise to the team: a visit to the floors {at}.',
      ],
      body: `
The new colleague is forty centimetres tall, grey, and says “Pardon me” when stopping in front of somebody. On the first night {at} it said so to a potted palm for eleven minutes. By now it knows its way around: between midnight and five it hoovers {corridors} corridors, some {metres} metres, and then parks quietly by the laundry. The team took a vote. Its name is Gustav.
||
At twenty past three in the morning the telephone rang at the front desk {at}. A guest reported that “a polite bucket” was standing in the lift and could not get out. That is how the house met Gustav, the new hoovering robot. {Weeks} weeks have passed since, the lift is out of bounds, and in the morning there is not a crumb left on {corridors} corridors.

## Why at all?

{a} had done the sums. A corridor vacuum cleaner weighs nine kilos, and if you push one every day your shoulder tells you by the third year at the latest. In the last survey corridors came first among unloved jobs, ahead even of shower screens. Thanks to Gustav every early shift gains about **{minutes} minutes**. The only question was whom they belong to.

> a: I promised the team beforehand: no job goes, and no room is added on top. It hangs in the office, signed.
||
> b: I was against it. Then I did not hoover a corridor for a week. Now I am in favour, but I would have picked another name.

## What happens with the time

- **Making beds in pairs:** nobody does double beds and suites alone any more.
- **A real break** of twenty minutes in the morning, sitting down, with coffee.
- **The eye:** every day one room per floor is checked thoroughly, from the grouting to the light bulb.
- On Fridays everybody takes turns to practise something new, most recently stains, with the laundry.

For there is a lot that Gustav cannot do. It does not see that a child is looking for a cuddly toy. It does not notice that a guest has not left the room for two days, nor does it put out a second blanket because the window is draughty. {b} can do all of that, and now there is room for it.
||
What Gustav lacks is an eye for things. To a robot a corner is clean or it is not. That somebody is ill in room 12, that a wedding anniversary is being celebrated in 17 and that the flowers in 23 need a different light is seen only by those who go in. {b} now has the time, and thinks you can already tell from the notes guests leave behind.

## Fringes, thresholds, cats

{c} looks after the machine and keeps a logbook that makes a gripping read: carpet fringes (the carpet won), a threshold, a room-service tray and the house cat, who has been riding along ever since. Small ramps and a strip of film on the fringes have solved most of it.

> c: I change the battery in two minutes. Getting the hair ties out of the brush takes longer. We could open a shop.

@house

If you would like to meet Gustav, ask {a} for a place on a night round. {other} in {other.city} will soon get a sister machine; it still needs a name, and housekeeping there is glad of suggestions. “Robbie” has come in seven times already.

@close
`,
    },
  },
};
