import type { Blueprint } from '../blueprint.ts';

export const volunteers: Blueprint = {
  id: 'volunteers',
  category: 'people',
  art: ['volunteers', 'garden'],
  cast: ['gardener', 'accounts', 'people'],
  figures: { people: [18, 46, 2], bags: [64, 180, 4], hours: [90, 260, 10], trees: [40, 160, 10] },
  text: {
    de_DE: {
      titles: [
        '{people} Leute, {bags} Säcke: Putztag rund um {hotel}',
        'Handschuhe statt Handtücher: Das Team aus {city} packt mit an',
        'Ein freier Tag für die gute Sache: Freiwillige aus {city} unterwegs',
      ],
      teasers: [
        'Zwei Tage im Jahr bekommt jeder von uns frei, um zu helfen. {hotel} hat damit Wege geräumt, {trees} Bäume gesetzt und einen Einkaufswagen gefunden, der niemandem gehört.',
        'Was die Buchhaltung mit Astscheren kann: {b} über Blasen, Butterbrote und den schönsten Arbeitstag des Jahres.',
      ],
      body: `
Um acht Uhr standen {people} Kolleginnen und Kollegen in Gummistiefeln auf dem Parkplatz {of}, um neun waren sie nicht mehr zu unterscheiden. Küche, Buchhaltung, Service, Direktion: alle in denselben orangefarbenen Westen, alle mit Zange und Sack. Am Abend lagen {bags} Säcke am Straßenrand, dazu ein Fahrrad, drei Autoreifen und ein Einkaufswagen, den niemand vermisst.
||
Jeder von uns hat zwei bezahlte Tage im Jahr, um etwas zu tun, das nicht im Dienstplan steht. {people} Leute {from} haben sie zusammengelegt und der Stadt {city} einen ganzen Tag geschenkt.

## Was geschafft wurde

- **{bags} Säcke Müll** gesammelt und getrennt
- **{trees} junge Bäume** gesetzt, mit Pfahl, Band und Gießplan
- eine Bank repariert, zwei Geländer gestrichen, einen Weg freigeschnitten
- {hours} Stunden Arbeit, kein einziger Ausfall, neun Pflaster

Die Stadt stellte Werkzeug und einen Förster, der alles erklärte und am Ende mehr Fragen hatte als wir. Zu Mittag kam die Küche mit dem Lieferwagen, zwei Töpfen Eintopf und dem Hinweis, dass die Hände vorher gewaschen werden.

> b: Ich sitze das ganze Jahr vor Zahlen. Am Samstag habe ich eine Eiche gepflanzt. Die Eiche wird älter als jede meiner Tabellen.
||
> a: Die meisten graben zu tief und gießen zu wenig. Nach dem fünften Baum hatten es alle raus, sogar die Direktion.

## Wie es weitergeht

Die Patenschaft für die Bäume übernimmt {a}. Einmal im Monat geht jemand gießen, der Plan hängt neben dem Schichtplan. Und im Frühjahr sind die Ufer an der Reihe, dann zusammen mit {other} aus {other.city}, das mit eigenen Booten kommen will.

Wer seine zwei Tage noch nicht genommen hat: {c} kennt Vereine, Tierheime, Tafeln und Schulen in der Umgebung, die sich über Hilfe freuen. Es muss nichts Großes sein. Vorlesen zählt auch.

@close
`,
    },
    en_GB: {
      titles: [
        '{people} people, {bags} bags: a clean-up day around {hotel}',
        'Gloves instead of towels: the {city} team lends a hand',
        'A day off for a good cause: volunteers from {city} on the move',
      ],
      teasers: [
        'Each of us gets two days off a year to help. {hotel} used them to clear paths, plant {trees} trees and find a shopping trolley that belongs to nobody.',
        'What accounts can do with loppers: {b} on blisters, sandwiches and the best working day of the year.',
      ],
      body: `
At eight there were {people} colleagues in wellingtons in the car park of {hotel}; by nine you could no longer tell them apart. Kitchen, accounts, service, management: all in the same orange vests, all with litter pickers and a bag. By evening {bags} bags stood by the roadside, along with a bicycle, three tyres and a shopping trolley nobody misses.
||
Each of us has two paid days a year to do something that is not in the rota. {people} people {from} pooled theirs and gave the town of {city} a whole day.

## What was done

- **{bags} bags of rubbish** collected and sorted
- **{trees} young trees** planted, with stake, tie and watering plan
- a bench mended, two railings painted, a path cut free
- {hours} hours of work, nobody dropped out, nine plasters

The council provided tools and a forester who explained everything and in the end had more questions than we did. At noon the kitchen came with the van, two pots of stew and the reminder that hands are to be washed first.

> b: I sit in front of figures all year. On Saturday I planted an oak. That oak will outlive every one of my spreadsheets.
||
> a: Most people dig too deep and water too little. After the fifth tree everybody had the hang of it, even the management.

## What comes next

{a} will look after the trees. Once a month somebody goes to water them; the plan hangs next to the rota. And in spring it is the turn of the river bank, together with {other} from {other.city}, who intend to bring their own boats.

If you have not taken your two days yet: {c} knows clubs, animal shelters, food banks and schools nearby that are glad of help. It need not be anything big. Reading aloud counts, too.

@close
`,
    },
  },
};
