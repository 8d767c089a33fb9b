import type { Blueprint } from '../blueprint.ts';

export const staffHousing: Blueprint = {
  id: 'staff-housing',
  category: 'benefits',
  art: ['staffHome', 'renovation'],
  cast: ['apprentice', 'director', 'technician'],
  figures: { flats: [18, 46, 2], rent: [290, 480, 10], metres: [22, 38], minutes: [4, 14] },
  text: {
    de_DE: {
      titles: [
        'Ein Schlüssel mehr am Bund: Neue Wohnungen für das Team in {city}',
        '{flats} Wohnungen, {minutes} Minuten zur Arbeit: Das Haus neben dem Haus',
        'Wohnen, wo andere Urlaub machen: Mitarbeiterhaus {of} bezogen',
      ],
      teasers: [
        '{rent} Euro warm, eine eigene Küche und Wände, durch die man den Nachbarn nicht schnarchen hört: In {city} ist das Mitarbeiterhaus fertig.',
        '{a} hat als Erstes die Klingel ausprobiert, dann die Dusche. Ein Rundgang durch {flats} neue Wohnungen.',
      ],
      body: `
{a} steht im leeren Zimmer und breitet die Arme aus, um zu sehen, ob man die Wände berührt. Man berührt sie nicht. {metres} Quadratmeter, eine Kochzeile, ein Bad, ein Fenster zum Baum: „Meins“, sagt {a?sie|er}, und es hallt ein bisschen. {flats} solcher Wohnungen hat {hotel} in {city} für sein Team gebaut, {minutes} Minuten zu Fuß vom Personaleingang.
||
Eine Stelle in {city} zu bekommen ist leicht. Eine Wohnung zu bekommen nicht. Dreimal hat {b} im vergangenen Jahr eine Zusage zurückerhalten, weil die Miete das halbe Gehalt gekostet hätte. Also hat {the} gebaut: {flats} Wohnungen, {minutes} Minuten entfernt.

## Was drin ist

- {metres} Quadratmeter, möbliert oder leer, eigene Küche, eigenes Bad
- **{rent} Euro warm**, Strom und Internet inbegriffen
- Waschküche, Fahrradkeller, ein Gemeinschaftsraum mit langem Tisch
- Vertrag über die Genossenschaft, nicht über das Hotel: Wer kündigt, muss nicht über Nacht ausziehen

Der letzte Punkt war {b} wichtig. „Wohnen darf kein Druckmittel sein“, sagt {b.first}. Deshalb gibt es nach dem Ende eines Arbeitsverhältnisses sechs Monate Zeit, in Ruhe etwas Neues zu suchen.

> c: Ich habe die Leitungen so gelegt, wie ich sie selbst gern hätte: Absperrhahn in jeder Wohnung, und man kommt auch dran.
||
> a: Vorher habe ich zu fünft gewohnt, mit einem Kühlschrank und einem Zeitplan fürs Bad. Jetzt dusche ich, wann ich will. Ich singe auch dabei.

Bezogen ist das Haus seit zwei Wochen. Im Gemeinschaftsraum hängt bereits ein Plan, wer wann kocht, obwohl niemand darum gebeten hat. Sonntags sitzen Leute aus neun Ländern am Tisch, und wer zu spät kommt, spült. Gebaut wurde mit Holz und ohne Keller, was die Baukosten gedrückt und die Bauzeit auf elf Monate verkürzt hat.

@house

Ähnliche Häuser sind in {other.city} und an zwei weiteren Orten in Planung. Wer aus eigener Erfahrung weiß, was in Personalwohnungen fehlt, schreibt bitte an [wohnen@aurelia.example](mailto:wohnen@aurelia.example). Haken hinter der Tür sind notiert.

@close
`,
    },
    en_GB: {
      titles: [
        'One more key on the ring: new flats for the team in {city}',
        '{flats} flats, {minutes} minutes to work: the house next to the house',
        'Living where others go on holiday: staff residence {at} now occupied',
      ],
      teasers: [
        '{rent} euros including heating, a kitchen of your own and walls you cannot hear your neighbour snore through: the staff residence in {city} is finished.',
        '{a} tried the doorbell first, then the shower. A tour of {flats} new flats.',
      ],
      body: `
{a} stands in the empty room with arms outstretched to see whether they touch the walls. They do not. {metres} square metres, a kitchenette, a bathroom, a window facing the tree: “Mine,” {a?she|he} says, and it echoes a little. {hotel} in {city} has built {flats} flats like this for its team, {minutes} minutes on foot from the staff entrance.
||
Getting a job in {city} is easy. Getting a flat is not. Three times last year {b} had an acceptance withdrawn because the rent would have cost half a salary. So {hotel} built: {flats} flats, {minutes} minutes away.

## What is inside

- {metres} square metres, furnished or empty, own kitchen, own bathroom
- **{rent} euros including heating**, electricity and internet
- laundry, bicycle cellar, a common room with a long table
- a contract with the cooperative, not with the hotel: if you resign you need not move out overnight

The last point mattered to {b}. “A home must not be used for leverage,” says {b.first}. So after the end of employment there are six months to look for something new in peace.

> c: I laid the pipes the way I would like them myself: a stopcock in every flat, and you can actually reach it.
||
> a: Before this I shared with four others, one fridge and a timetable for the bathroom. Now I shower when I like. I sing, too.

People moved in two weeks ago. In the common room a plan already shows who cooks when, although nobody asked for one. On Sundays people from nine countries sit at the table, and whoever is late does the washing-up. It was built of wood and without a cellar, which kept costs down and cut building time to eleven months.

@house

Similar houses are being planned in {other.city} and in two more places. If you know from experience what staff flats lack, please write to [housing@aurelia.example](mailto:housing@aurelia.example). Hooks behind the door have been noted.

@close
`,
    },
  },
};
