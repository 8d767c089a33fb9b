import type { Blueprint } from '../blueprint.ts';

export const suppliers: Blueprint = {
  id: 'suppliers',
  category: 'kitchen',
  art: ['market', 'garden'],
  cast: ['headChef', 'group:purchasing', 'steward'],
  figures: { farms: [6, 14], km: [18, 60, 2], percent: [42, 68], cents: [12, 34, 2] },
  text: {
    de_DE: {
      titles: [
        '{farms} Höfe, {km} Kilometer: Woher das Essen {at} kommt',
        'Der Käse hat eine Adresse: Neue Lieferanten für {city}',
        'Weniger Laster, mehr Gesichter: {hotel} kauft jetzt ums Eck',
      ],
      teasers: [
        '{percent} Prozent der frischen Waren kommen {at} inzwischen aus einem Umkreis von {km} Kilometern. {a} kennt jeden Stall, jedes Feld und den Hund vom Müller.',
        'Kürzere Wege, bessere Preise und ein Kühlhaus, das anders riecht: ein Besuch bei denen, die für uns ernten.',
      ],
      body: `
Dienstag, halb sechs, Hintereingang {of} in {city}. Zuerst kommt der Müller, dann die Gärtnerin, zuletzt ein Lieferwagen, der nach Käse riecht, lange bevor man ihn sieht. {a} steht in der Tür, riecht an Kräutern, klopft auf Kisten und weiß bei jeder, von welchem Feld sie stammt. Vor einem Jahr kam hier ein Lastwagen aus dem Großmarkt, einmal pro Woche, 400 Kilometer weit.
||
{farms} Höfe beliefern {the.acc} in {city} inzwischen direkt. Begonnen hat es mit einem Streit über Tomaten: Sie waren rot, rund und schmeckten nach nichts. {A} setzte sich ins Auto und fuhr so lange über Land, bis eine schmeckte.

## So haben wir umgestellt

- Zuerst die **Eier**, weil jeder sie vergleicht. Nach zwei Wochen fragten Gäste, ob wir etwas verändert hätten.
- Dann Milch, Brot, Gemüse, jeweils mit einem Hof, der auch im Januar liefern kann.
- Fleisch zuletzt und seltener: zwei Tage in der Woche kocht die Küche ohne, und die Lücke ist niemandem aufgefallen.
- Was es nicht gibt, gibt es nicht. Auf der Karte steht dann, warum.

> b: Regional ist nicht automatisch teurer. Wir zahlen im Schnitt {cents} Cent mehr pro Teller, werfen aber deutlich weniger weg. Unterm Strich sparen wir.
||
> a: Wenn ich weiß, wer die Karotte gezogen hat, schneide ich sie anders. Das ist nicht romantisch, das ist Respekt.

{percent} Prozent der Frischware kommen jetzt aus höchstens {km} Kilometern Entfernung. Mehr wird es vorerst nicht, Kaffee wächst hier nun einmal nicht. Dafür hat sich etwas anderes verändert: Einmal im Monat fährt ein Teil des Teams mit hinaus. {c} hat Schafe geschoren, die Frühschicht hat Kartoffeln gelesen, und ein Bauer hat umgekehrt einen Abend lang in der Spülküche geholfen. Er hat großen Respekt vor der Pfannenabteilung.

@house

@close
`,
    },
    en_GB: {
      titles: [
        '{farms} farms, {km} kilometres: where the food {at} comes from',
        'The cheese has an address: new suppliers for {city}',
        'Fewer lorries, more faces: {hotel} now shops round the corner',
      ],
      teasers: [
        '{percent} per cent of fresh goods {at} now come from within {km} kilometres. {a} knows every barn, every field and the miller’s dog.',
        'Shorter distances, better prices and a cold store that smells different: a visit to those who harvest for us.',
      ],
      body: `
Tuesday, half past five, the back door {at} in {city}. First comes the miller, then the market gardener, and last a van that smells of cheese long before you see it. {a} stands in the doorway, sniffs at herbs, taps on crates and knows which field each of them came from. A year ago a lorry came here from the wholesale market, once a week, from 400 kilometres away.
||
{farms} farms now supply {hotel} in {city} directly. It began with a quarrel about tomatoes: they were red, round and tasted of nothing. {A} got into the car and drove round the countryside until one of them did.

## How we changed over

- **Eggs** first, because everyone compares them. After two weeks guests asked whether we had changed something.
- Then milk, bread, vegetables, each with a farm that can deliver in January as well.
- Meat last, and less often: on two days a week the kitchen does without, and nobody has noticed the gap.
- What is not available is not available. The menu says why.

> b: Regional is not automatically dearer. We pay {cents} cents more per plate on average but throw far less away. On balance we save.
||
> a: When I know who pulled the carrot I cut it differently. That isn’t romantic, it is respect.

{percent} per cent of fresh goods now come from no more than {km} kilometres away. It will not be more for the moment; coffee simply does not grow here. But something else has changed: once a month part of the team drives out as well. {c} has sheared sheep, the early shift has picked potatoes, and a farmer in turn helped in the scullery for an evening. He now has great respect for the pots-and-pans department.

@house

@close
`,
    },
  },
};
