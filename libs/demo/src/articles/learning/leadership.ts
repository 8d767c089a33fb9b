import type { Blueprint } from '../blueprint.ts';

export const leadership: Blueprint = {
  id: 'leadership',
  category: 'learning',
  art: ['training', 'duo', 'portraitFloor'],
  cast: ['housekeeping', 'group:academy', 'restaurant'],
  figures: { people: [12, 24, 2], months: [6, 9], percent: [15, 34], houses: [5, 9] },
  text: {
    de_DE: {
      titles: [
        'Plötzlich Vorgesetzte: {a} über das Programm „Schicht führen“',
        'Vom Kollegen zum Chef, ohne den Kollegen zu verlieren: {people} neue Schichtleitungen',
        'Führen lernt man im Flur: Erfahrungen {from}',
      ],
      teasers: [
        '{people} Kolleginnen und Kollegen aus {houses} Häusern haben das Programm für Schichtleitungen abgeschlossen. {a} erzählt, warum das schwerste Gespräch drei Minuten dauerte.',
        'Gut im Fach heißt noch nicht gut im Führen. Wie die Akademie neue Leitungen {months} Monate lang begleitet.',
      ],
      body: `
Am Freitag war {a} noch {a?Kollegin unter Kolleginnen|Kollege unter Kollegen}, am Montag stand der Name oben auf dem Dienstplan. „Alle waren nett“, erinnert {a?sie|er} sich. „Und alle waren plötzlich still, wenn ich hereinkam.“ Für diesen Moment gibt es seit dem Frühjahr das Programm „Schicht führen“. {people} Leute aus {houses} Häusern haben es jetzt abgeschlossen.
||
Wer gut Betten bezieht, wird irgendwann gefragt, ob er oder sie die Schicht leiten möchte. Dass das zwei völlig verschiedene Berufe sind, merkt man am zweiten Tag. {a} {from} hat es gemerkt – und nach {months} Monaten im Programm „Schicht führen“ eine Menge dazu zu sagen.

## Was man lernt

- **Das Dreiminutengespräch:** Sagen, was man gesehen hat, fragen, was los ist, vereinbaren, was kommt
- **Plan und Gerechtigkeit:** Warum ein fairer Dienstplan mehr Streit verhindert als jede Besprechung
- **Nein nach oben:** Wie man der Direktion erklärt, dass es so nicht geht, mit Zahlen und ohne Seufzen
- **Loslassen:** Die Arbeit anderer nicht heimlich noch einmal machen

Zwischen den vier Seminartagen liegen Wochen im eigenen Haus, begleitet von einer erfahrenen Leitung aus einem anderen. {a} telefonierte jeden Donnerstag mit {c}. Meistens ging es um Menschen, einmal auch um Bettlaken.

> a: Das schwerste Gespräch meines Lebens hat drei Minuten gedauert. Vorher habe ich zwei Wochen lang nicht geschlafen. Danach habe ich gedacht: Warum nicht gleich?
||
> b: Wir nehmen den Leuten nicht die Angst. Wir nehmen ihnen das Gefühl, die Einzigen zu sein, die welche haben.

## Was es bringt

In Teams, deren Leitung teilgenommen hat, sind kurzfristige Ausfälle um {percent} Prozent zurückgegangen. Wichtiger ist {b} ein anderer Wert: Von allen, die das Programm durchlaufen haben, leiten noch alle eine Schicht. Früher gab ein Viertel nach einem Jahr wieder auf.

Die nächste Runde startet in drei Monaten. Vorschlagen könnt ihr andere oder euch selbst; die Frage auf dem Formular lautet nicht „Was können Sie?“, sondern „Wem helfen Sie jetzt schon?“.

@close
`,
    },
    en_GB: {
      titles: [
        'Suddenly in charge: {a} on the “Leading a shift” programme',
        'From colleague to boss without losing the colleague: {people} new shift leaders',
        'You learn to lead in the corridor: experiences {from}',
      ],
      teasers: [
        '{people} colleagues from {houses} houses have completed the programme for shift leaders. {a} explains why the hardest conversation took three minutes.',
        'Being good at the job is not yet being good at leading. How the Academy accompanies new leaders for {months} months.',
      ],
      body: `
On Friday {a} was still one colleague among many; on Monday the name stood at the top of the rota. “Everyone was nice,” {a?she|he} recalls. “And everyone suddenly fell silent when I came in.” For that moment there has been a programme since spring, called “Leading a shift”. {people} people from {houses} houses have now completed it.
||
If you are good at making beds, some day you will be asked to lead the shift. That these are two entirely different jobs becomes clear on day two. It did to {a} {from} – who, after {months} months in “Leading a shift”, has a lot to say about it.

## What you learn

- **The three-minute talk:** say what you saw, ask what is going on, agree on what comes next
- **Rota and fairness:** why a fair rota prevents more quarrels than any meeting
- **No, upwards:** how to explain to management that it will not work like that, with figures and without sighing
- **Letting go:** not secretly doing other people’s work a second time

Between the four seminar days lie weeks in one’s own house, accompanied by an experienced leader from another. {a} was on the phone to {c} every Thursday. Mostly they talked about people, once about sheets.

> a: The hardest conversation of my life took three minutes. I had not slept for two weeks beforehand. Afterwards I thought: why not straight away?
||
> b: We do not take away people’s fear. We take away the feeling that they are the only ones who have any.

## What it brings

In teams whose leaders took part, short-notice absences are down by {percent} per cent. {b} cares more about another figure: of all those who have been through the programme, every one still leads a shift. A quarter used to give up after a year.

The next round starts in three months. You can nominate others or yourself; the question on the form is not “What can you do?” but “Whom do you help already?”.

@close
`,
    },
  },
};
