import type { Blueprint } from '../blueprint.ts';

export const roomsByStaff: Blueprint = {
  id: 'rooms-by-staff',
  category: 'hotels',
  art: ['bedroom', 'renovation'],
  cast: ['roomAttendant', 'director', 'reception'],
  figures: { ideas: [70, 190, 5], prototypes: [3, 6], minutes: [4, 9], rooms2: [18, 48, 2] },
  text: {
    de_DE: {
      titles: [
        'Von denen entworfen, die sie putzen: Neue Zimmer {at}',
        '{ideas} Zettel, {prototypes} Probezimmer: Wie {hotel} seine Räume neu erfindet',
        'Der Haken hinter der Tür: Kleine Ideen, große Wirkung in {city}',
      ],
      teasers: [
        'Kein Designbüro, sondern Housekeeping, Empfang und Technik haben die neuen Zimmer {of} entworfen. Das spart {minutes} Minuten pro Reinigung und einen wehen Rücken.',
        'Warum das Bett jetzt acht Zentimeter höher ist und die Vase verschwunden: {a} zeigt das Zimmer, das das Team gebaut hat.',
      ],
      body: `
{a} legt sich aufs Bett, streckt den Arm aus und sagt: „Lichtschalter, Steckdose, Wasserglas. Alles ohne Aufstehen.“ Dann springt {a?sie|er} auf und zeigt, worum es {a?ihr|ihm} eigentlich geht: Das Bett steht auf Rollen, der Matratzenschoner hat Griffe, und unter dem Schrank ist genug Platz für den Besen. Die {rooms2} neuen Zimmer {at} hat kein Büro gezeichnet, sondern das Team selbst.
||
Am Anfang stand eine leere Wand im Personalgang {of} und die Frage: Was nervt dich am Zimmer? Nach zwei Wochen hingen dort {ideas} Zettel. „Vasen“ kam elfmal vor, „Kabelsalat“ neunzehnmal, „Warum?“ dreimal, jeweils mit einem Pfeil auf den Zierkissenstapel.

## {Ideas} Zettel, ein Musterzimmer

Aus den Vorschlägen baute eine Gruppe aus Housekeeping, Empfang, Technik und zwei Auszubildenden {prototypes} Probezimmer hintereinander, jedes in einer Woche, jedes mit Möbeln aus dem Lager und Pappe. Kolleginnen und Kollegen schliefen Probe, putzten Probe und füllten den Koffer auf dem Boden aus, weil echte Gäste das auch tun.

- Das Bett ist **acht Zentimeter höher**, das schont Rücken und Knie.
- Der Schreibtisch klappt weg, statt dass er als Kleiderablage endet.
- Hinter jeder Tür hängt ein Haken. Er war der meistgenannte Wunsch der Gäste und kostet 3,40 Euro.
- Vase, Zierkissen und Tagesdecke sind weg. Niemand hat bisher danach gefragt.

> c: Beim Check-out höre ich jetzt zum ersten Mal: Das Zimmer ist aber praktisch. Früher hieß es höchstens schön.
||
> a: Ich mache das seit vielen Jahren. Wer vierzehn Betten am Tag bezieht, weiß mehr über Betten als jeder Katalog.

## Was es bringt

Eine Zimmerreinigung dauert im Schnitt {minutes} Minuten weniger. Die gewonnene Zeit wird nicht verplant, darauf hat sich {b} festgelegt: Sie bleibt als Puffer für Tage, an denen alle gleichzeitig abreisen. Auch die Reparaturen gehen zurück, weil nichts mehr wackelt, was nicht wackeln muss.

@house

Die Pläne, die Einkaufsliste und eine ehrliche Aufstellung dessen, was nicht funktioniert hat (der Klapptisch, Version eins), liegen im Portal. Wer im eigenen Haus ein Probezimmer bauen möchte, kann {a} und die Gruppe für einen Tag einladen; die Fahrtkosten trägt die Akademie.

@close
`,
    },
    en_GB: {
      titles: [
        'Designed by those who clean them: new rooms {at}',
        '{ideas} slips of paper, {prototypes} test rooms: how {hotel} reinvents its rooms',
        'The hook behind the door: small ideas, big effect in {city}',
      ],
      teasers: [
        'No design agency, but housekeeping, front desk and engineering drew the new rooms {at}. That saves {minutes} minutes per clean and many a sore back.',
        'Why the bed is now eight centimetres higher and the vase has gone: {a} shows us the room the team built.',
      ],
      body: `
{a} lies down on the bed, stretches out an arm and says: “Light switch, socket, water glass. All without getting up.” Then {a?she|he} jumps up and shows us what really matters: the bed is on castors, the mattress protector has handles, and there is room for the broom beneath the wardrobe. The {rooms2} new rooms {at} were drawn not by an agency but by the team itself.
||
It started with an empty wall in the staff corridor of {hotel} and the question: what annoys you about our rooms? Two weeks later there were {ideas} slips of paper. “Vases” came up eleven times, “tangled cables” nineteen times, “Why?” three times, each with an arrow pointing at the pile of cushions.

## {Ideas} slips, one sample room

From the suggestions a group from housekeeping, front desk, engineering and two apprentices built {prototypes} test rooms one after another, each within a week, each from stored furniture and cardboard. Colleagues slept in them, cleaned them and unpacked suitcases on the floor, because that is what real guests do.

- The bed is **eight centimetres higher**, which spares backs and knees.
- The desk folds away instead of ending its days as a clothes rack.
- There is a hook behind every door. It was the wish guests mentioned most, and it costs 3.40 euros.
- Vase, cushions and bedspread have gone. So far nobody has asked for them.

> c: At check-out I hear for the first time: what a practical room. It used to be nice at best.
||
> a: I have done this for many years. Anyone who makes fourteen beds a day knows more about beds than any catalogue.

## What it brings

Cleaning a room takes {minutes} minutes less on average. The time gained will not be planned away; {b} has committed to that. It stays as a buffer for days when everybody departs at once. Repairs are down, too, because nothing wobbles that does not need to.

@house

The drawings, the shopping list and an honest account of what did not work (the folding desk, version one) are in the portal. If you would like to build a test room in your own house you can invite {a} and the group for a day; the Academy covers the travel.

@close
`,
    },
  },
};
