import type { Blueprint } from '../blueprint.ts';

export const refill: Blueprint = {
  id: 'refill',
  category: 'sustainability',
  art: ['bedroom', 'stillSpa', 'coffee'],
  cast: ['housekeeping', 'group:purchasing', 'roomAttendant'],
  figures: { bottles: [38, 96, 2], seconds: [20, 45, 5], percent: [58, 82], fountains: [3, 7] },
  text: {
    de_DE: {
      titles: [
        'Abschied vom Fläschchen: {hotel} füllt nach',
        '{bottles}.000 Plastikflaschen weniger: Was sich {at} im Bad ändert',
        'Nachfüllen statt wegwerfen: {city} macht den Anfang',
      ],
      teasers: [
        'Seife aus dem Spender, Wasser aus dem Brunnen, Zahnbürsten nur auf Wunsch: {a} zeigt, was {at} verschwunden ist und wer es vermisst. (Niemand.)',
        'Die kleinen Flaschen sind weg, {seconds} Sekunden pro Bad gewonnen, und die Bäder duften jetzt nach etwas, das man nachkaufen kann.',
      ],
      body: `
In einem Karton auf dem Schreibtisch von {a} liegen die letzten vierhundert Fläschchen {of}. Shampoo, Lotion, Duschgel, je dreißig Milliliter. „Die verschenken wir an das Heimatmuseum“, sagt {a?sie|er}, und es ist nicht ganz klar, ob das ein Scherz ist. Seit Monatsbeginn wird {at} in {city} nachgefüllt. Das sind {bottles}.000 Flaschen im Jahr, die niemand mehr herstellt, liefert, auspackt und wegwirft.
||
Die Rechnung ist einfach: {rooms} Zimmer, drei Fläschchen, dreihundert Tage. {A} {from} in {city} hat sie auf den Spiegel im Personalbad geschrieben, mit Seife. Am selben Nachmittag begann die Planung.

## Was weg ist, was da ist

- **Spender** aus Keramik statt Fläschchen, fest montiert, nachzufüllen aus dem Kanister
- **{fountains} Trinkbrunnen** auf den Etagen und Glaskaraffen in den Zimmern
- Zahnbürste, Rasierer, Nähset: am Empfang, auf Wunsch, aus Bambus und Papier
- Müllbeutel nur dort, wo sie gebraucht werden

Für das Housekeeping zählt vor allem die Zeit. {seconds} Sekunden pro Bad klingen nach wenig, aber bei vierzehn Zimmern am Tag ist das eine halbe Pause. Wichtiger noch war die Form der Spender: Das Team hat neun Modelle getestet, und gewonnen hat nicht das schönste, sondern das, dessen Deckel man mit nassen Händen aufbekommt.

> c: Beim ersten Modell lief mir die Seife in den Ärmel. Beim dritten auch. Das vierte habe ich behalten.
||
> b: Wir kaufen jetzt zwanzig Liter statt sechshundert Fläschchen. Der Duft kommt aus einer kleinen Manufaktur, keine vierzig Kilometer entfernt.

Und die Gäste? {percent} Prozent finden die Umstellung laut Umfrage gut, die übrigen haben sie nicht bemerkt. Nur eine Dame hat geschrieben, ihre Enkel hätten mit den Fläschchen immer Kaufmannsladen gespielt. {a} hat ihr zwölf Stück geschickt, leer und gespült.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Goodbye, little bottle: {hotel} refills',
        '{bottles},000 fewer plastic bottles: what changes in the bathrooms {at}',
        'Refill instead of throwing away: {city} makes a start',
      ],
      teasers: [
        'Soap from a dispenser, water from the fountain, toothbrushes only on request: {a} shows what has gone {at} and who misses it. (Nobody.)',
        'The little bottles have gone, {seconds} seconds per bathroom have been gained, and the bathrooms now smell of something you can buy again.',
      ],
      body: `
In a box on {a}’s desk are the last four hundred little bottles {from}. Shampoo, lotion, shower gel, thirty millilitres each. “We are giving them to the local museum,” {a?she|he} says, and it is not quite clear whether this is a joke. Since the beginning of the month things are refilled {at} in {city}. That is {bottles},000 bottles a year that nobody has to make, deliver, unpack and throw away any more.
||
The sum is simple: {rooms} rooms, three little bottles, three hundred days. {A} {from} in {city} wrote it on the mirror in the staff bathroom, in soap. Planning began that afternoon.

## What has gone, what has come

- ceramic **dispensers** instead of bottles, fixed to the wall, refilled from a canister
- **{fountains} drinking fountains** on the floors and glass carafes in the rooms
- toothbrush, razor, sewing kit: at the front desk, on request, made of bamboo and paper
- bin liners only where they are needed

For housekeeping what counts most is time. {seconds} seconds per bathroom sounds little, but with fourteen rooms a day it is half a break. The shape of the dispensers mattered even more: the team tested nine models, and the winner was not the most beautiful but the one with a lid that opens with wet hands.

> c: With the first model the soap ran up my sleeve. With the third as well. The fourth I kept.
||
> b: We now buy twenty litres instead of six hundred little bottles. The scent comes from a small maker less than forty kilometres away.

And the guests? {percent} per cent say in the survey that they like the change; the others have not noticed. Only one lady wrote that her grandchildren had always played shop with the little bottles. {a} sent her twelve of them, empty and rinsed.

@house

@close
`,
    },
  },
};
