import type { Blueprint } from '../blueprint.ts';

export const water: Blueprint = {
  id: 'water',
  category: 'sustainability',
  art: ['laundry', 'bedroom'],
  cast: ['laundry', 'technician', 'group:sustainability'],
  figures: { litres: [2100, 4800, 100], percent: [18, 34], degrees: [40, 60, 20], tons: [2, 4] },
  text: {
    de_DE: {
      titles: [
        '{litres} Liter am Tag gespart: Die Wäscherei {at} denkt in Kreisläufen',
        'Grauwasser, helle Köpfe: Wie {hotel} Wasser zweimal nutzt',
        'Weiß wie immer, aber mit weniger: Neue Waschküche in {city}',
      ],
      teasers: [
        'Das letzte Spülwasser ist das erste Waschwasser: {a} hat {at} einen Kreislauf gebaut, der {percent} Prozent Wasser spart, und niemand hat einen Unterschied gerochen.',
        'Was ein Handtuch auf dem Boden wirklich sagt und warum die Wäscherei jetzt eigene Thermometer hat.',
      ],
      body: `
{tons} Tonnen Wäsche laufen {at} in {city} an einem vollen Tag durch die Trommeln. {a} kennt jedes Geräusch: das Gluckern beim Einlaufen, das Pfeifen beim Schleudern und, neu, ein leises Summen aus der Ecke. Dort steht ein Tank, der das letzte Spülwasser auffängt und filtert. Zehn Minuten später ist es das erste Waschwasser der nächsten Ladung. So einfach, dass sich alle fragen, warum es nicht immer so war.
||
Früher floss das Spülwasser {of} in den Kanal, klar wie aus der Leitung. {A} hat sich lange darüber geärgert und dann mit {b} und einem Schlauch einen Versuch gemacht. Der Schlauch ist heute eine Anlage, und die spart {litres} Liter am Tag.

## Drei kleine Änderungen

1. **Spülwasser wird Waschwasser.** Das spart {percent} Prozent, gemessen über ein Quartal.
2. **Kälter waschen.** Bettwäsche läuft mit {degrees} Grad und einem Mittel, das dabei wirklich arbeitet. Laborproben sind in Ordnung.
3. **Besser fragen.** Auf dem Kärtchen im Bad steht jetzt: „Häng mich auf, dann bleibe ich.“ Ein Drittel der Handtücher bleibt.

> a: Wäsche ist wie Gäste: Manche brauchen sechzig Grad, den meisten reichen vierzig, wenn man sie freundlich behandelt.
||
> b: Das Teuerste an der Anlage war der Filter, das Billigste die Idee. Die hatte jemand, der seit Jahren danebensteht.

{c} rechnet vor, was das bedeutet: In einem Jahr bleibt so viel Wasser im Boden, dass man damit ein Schwimmbecken füllen könnte. Dazu kommen geringere Energiekosten, denn wer weniger Wasser erwärmt, braucht weniger Wärme. Und die Tücher halten länger, was niemand erwartet hatte.

Im nächsten Schritt sollen vier weitere Häuser eine Anlage bekommen, ausgesucht nach Menge und Platz. Die Pläne hat {b} so gezeichnet, dass sie auch durch schmale Kellertüren passen. {other} in {other.city} hat die schmalste von allen und deshalb schon angefragt.

@house

@close
`,
    },
    en_GB: {
      titles: [
        '{litres} litres saved a day: the laundry {at} thinks in circles',
        'Grey water, bright minds: how {hotel} uses water twice',
        'As white as ever, with less: a new laundry in {city}',
      ],
      teasers: [
        'The last rinse is the first wash: {a} has built a cycle {at} that saves {percent} per cent of the water, and nobody has smelled a difference.',
        'What a towel on the floor really says, and why the laundry now has thermometers of its own.',
      ],
      body: `
On a full day {tons} tonnes of linen go through the drums {at} in {city}. {a} knows every sound: the gurgle of water coming in, the whistle of the spin and, a new one, a quiet hum from the corner. There stands a tank that collects and filters the last rinse. Ten minutes later it is the first wash of the next load. So simple that everybody wonders why it was not always like this.
||
The rinsing water {from} used to run down the drain as clear as from the tap. That annoyed {a} for a long time; then came an experiment with {b} and a hose. Today the hose is a plant, and it saves {litres} litres a day.

## Three small changes

1. **Rinse water becomes wash water.** That saves {percent} per cent, measured over a quarter.
2. **Washing cooler.** Bed linen runs at {degrees} degrees with a detergent that really works at that temperature. Laboratory samples are fine.
3. **Asking better.** The card in the bathroom now says: “Hang me up and I’ll stay.” A third of the towels do.

> a: Linen is like guests: some need sixty degrees, for most forty will do if you treat them kindly.
||
> b: The most expensive part was the filter, the cheapest the idea. It came from somebody who has been standing beside it for years.

{c} works out what this means: in a year enough water stays in the ground to fill a swimming pool. Energy costs fall, too, because if you heat less water you need less heat. And the linen lasts longer, which nobody had expected.

Next, four more houses are to get a plant, chosen by volume and space. {b} has drawn the plans so that it will fit through narrow cellar doors. {other} in {other.city} has the narrowest of all and has therefore already asked.

@house

@close
`,
    },
  },
};
