import type { Blueprint } from '../blueprint.ts';

export const healthDay: Blueprint = {
  id: 'health-day',
  category: 'events',
  art: ['training', 'wellness', 'team'],
  cast: ['people', 'housekeeping', 'nightPorter'],
  figures: { stations: [6, 9], steps: [14, 21], lifts: [120, 240, 10], places: [60, 120, 4] },
  event: { inDays: [10, 35], start: '08:00', end: '16:00' },
  text: {
    de_DE: {
      titles: [
        'Rücken, Füße, Schlaf: Gesundheitstag {at}',
        'Einmal zur Inspektion, bitte: {city} kümmert sich um sich selbst',
        '{lifts} Matratzenecken am Tag: Ein Gesundheitstag für Leute, die anpacken',
      ],
      teasers: [
        'Keine Vorträge über Kohlenhydrate, sondern {stations} Stationen für das, was im Hotel wirklich wehtut: Am {date} ist Gesundheitstag {at}.',
        'Wie hebt man eine Matratze, ohne es am Abend zu spüren? Und wie schläft man um elf Uhr vormittags? Antworten gibt es am {date}.',
      ],
      body: `
Ein Stockwerk {at} hat rund {lifts} Matratzenecken, und jede wird täglich einmal angehoben. Wer in der Küche steht, kommt auf {steps}.000 Schritte, ohne das Haus zu verlassen, und wer nachts arbeitet, frühstückt, wenn andere zu Mittag essen. {a} fand, dass ein Gesundheitstag genau davon handeln sollte und nicht von Äpfeln. Äpfel gibt es am {date} trotzdem.
||
Beim letzten Gesundheitstag {at} gab es einen Vortrag über das Sitzen. Im Saal standen Leute, die das bei der Arbeit nie tun. {a} hat sich das gemerkt und diesmal vorher gefragt, was wehtut. Die Antworten passten auf drei Zettel: Rücken, Füße, Schlaf. Daraus wurden {stations} Stationen, die am {date} von 8 bis 16 Uhr geöffnet sind.

## Was euch erwartet

- **Matratze und Rücken:** Betten machen mit einer Physiotherapeutin, im echten Zimmer, mit echtem Zeitdruck
- **Füße:** Messen, Einlagen prüfen, Schuhe beraten; bitte die Arbeitsschuhe anziehen, auch die alten
- **Hören:** ein kurzer Test für alle aus Wäscherei, Spülküche und Technik
- **Schlaf:** eine Stunde nur für die Nachtschicht, gleich um 8 Uhr, danach ist Feierabend
- **Blutdruck, Impfpass, Augen:** bei der Betriebsärztin, ohne Anmeldung

Was dort gemessen wird, bleibt bei euch. Die Personalleitung erfährt, wie viele gekommen sind, aber nicht, wer und mit welchem Ergebnis.

> b: Ich habe zwanzig Jahre lang aus dem Kreuz gehoben und allen anderen gesagt, sie sollen in die Knie gehen. Jetzt mache ich es selbst.
||
> c: Mein Trick gegen die Sonne war eine Pappe im Fenster. Inzwischen habe ich einen Vorhang und eine Nachbarin, die erst um drei staubsaugt.

## Was bleibt

Ein Tag im Jahr heilt keinen Rücken, das weiß auch {a}. Deshalb wird an den Stationen mitgeschrieben: Welcher Wagen ist zu schwer, welches Regal zu hoch, wo fehlt eine Matte? Nach dem vorigen Mal bekam die Spülküche einen weicheren Boden und {other} in {other.city} gleich mit. {b} hat schon einen Wunsch notiert, er hat vier Rollen und quietscht.

@house

Die Teilnahme zählt als Arbeitszeit, eine Stunde pro Person ist im Dienstplan vorgesehen. Für Rücken und Füße gibt es **{places} Termine**, die Liste hängt am Personaleingang; für alles andere kommt ihr einfach vorbei. Zu Mittag kocht die Küche etwas Leichtes. Wer danach noch Kuchen möchte, findet ihn an der Station Blutdruck, allerdings erst nach dem Messen.

@close
`,
    },
    en_GB: {
      titles: [
        'Backs, feet, sleep: health day {at}',
        'A quick service, please: {city} looks after itself',
        '{lifts} mattress corners a day: a health day for people who do the lifting',
      ],
      teasers: [
        'No talks about carbohydrates, but {stations} stations for what really hurts in a hotel: {date} is health day {at}.',
        'How do you lift a mattress without feeling it in the evening? And how do you sleep at eleven in the morning? Answers will be given on {date}.',
      ],
      body: `
One floor {at} has some {lifts} mattress corners, and every one of them is lifted once a day. In the kitchen you do {steps},000 steps without leaving the house, and if you work at night you have breakfast when others have lunch. {a} felt that a health day should be about exactly that and not about apples. There will be apples on {date} all the same.
||
At the last health day {at} there was a talk about sitting. In the room stood people who never do so at work. {a} made a note of that and this time asked beforehand what hurts. The answers fitted on three slips of paper: backs, feet, sleep. They have become {stations} stations, open on {date} from eight to four.

## What to expect

- **Mattresses and backs:** making beds with a physiotherapist, in a real room, against a real clock
- **Feet:** measuring, checking insoles, advice on shoes; please come in your work shoes, the old ones, too
- **Hearing:** a short test for everybody from laundry, dishwashing and maintenance
- **Sleep:** an hour just for the night shift, at eight sharp, and then home to bed
- **Blood pressure, vaccinations, eyes:** with the company doctor, no appointment needed

What is measured there stays with you. The people office will learn how many came, but not who, and not with what result.

> b: For twenty years I lifted from the back and told everybody else to bend their knees. Now I do it myself.
||
> c: My trick against the sun was a piece of cardboard in the window. Now I have a curtain, and a neighbour who does not vacuum before three.

## What will remain

One day a year does not heal a back, and {a} knows it. So notes will be taken at the stations: which trolley is too heavy, which shelf too high, where is a mat missing? After the last time the dishwashing area was given a softer floor, and so was {other} in {other.city}. {b} has already written down one wish; it has four wheels and squeaks.

@house

Taking part counts as working time; an hour per person is set aside in the rota. There are **{places} appointments** for backs and feet, and the list is at the staff entrance; for everything else just drop in. At lunchtime the kitchen will cook something light. If you would like cake after that you will find it at the blood pressure station, though only after the measurement.

@close
`,
    },
  },
};
