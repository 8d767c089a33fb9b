import type { Blueprint } from '../blueprint.ts';

export const holidayChildcare: Blueprint = {
  id: 'holiday-childcare',
  category: 'benefits',
  art: ['family', 'garden'],
  cast: ['people', 'roomAttendant', 'pastry'],
  figures: { children: [14, 32], places: [16, 36, 2], price: [8, 15], weeks: [5, 8], pancakes: [90, 210, 10] },
  months: [3, 4, 5, 6, 7, 9, 10],
  hotels: ({ country }) => !['AE', 'OM', 'TN', 'MA'].includes(country),
  text: {
    de_DE: {
      titles: [
        'Ferien ohne Dienstplan-Tetris: Kinderbetreuung {at}',
        '{children} Kinder, {pancakes} Pfannkuchen, kein Heimweh: Die Ferienwoche {at}',
        'Mama arbeitet oben, ich grabe unten: Ferienbetreuung in {city}',
      ],
      teasers: [
        'In den Schulferien ist das Haus am vollsten und die Betreuung am knappsten. {a} hat {at} daraus ein Ferienprogramm gemacht: {weeks} Wochen im Jahr, {price} Euro am Tag, Mittagessen inbegriffen.',
        '{children} Kinder haben {at} getestet, was ihre Eltern den ganzen Tag tun. Fazit: Betten machen ist langweilig, der Speiseaufzug leider verboten.',
      ],
      body: `
Um sieben stehen {at} die ersten Gummistiefel vor dem alten Seminarraum. Um acht sind es {children} Paar, um neun fehlt das erste linke. Während {b} zwei Stockwerke höher Betten bezieht, sitzt die eigene Tochter unten im Garten und erklärt einem Regenwurm das Haus. So sehen in {city} jetzt die Schulferien aus.
||
Jedes Jahr dasselbe Rätsel: Zwölf Wochen Schulferien, sechs Wochen Urlaub, und ausgerechnet dann ist das Hotel voll. {a} hat die Zettel gesammelt, auf denen Kolleginnen und Kollegen um freie Tage baten, die es nicht gab. Es waren so viele, dass eine andere Lösung her musste. Seit diesem Jahr hat {the} eine eigene Ferienbetreuung.

## Was das Programm bietet

- **{weeks} Wochen im Jahr**, in allen Schulferien der Region außer zwischen den Jahren
- **7 bis 18 Uhr**, auf Anfrage bis 20 Uhr für die Spätschicht
- **{places} Plätze** für Kinder von vier bis zwölf, Geschwister gehen vor
- **{price} Euro am Tag** mit Frühstück, Mittagessen und Obst; den Rest trägt das Haus
- zwei ausgebildete Erzieherinnen, dazu Auszubildende, die sich freiwillig melden

## Was die Kinder tun

Vormittags wird draußen gegraben, gebaut oder gebadet, nachmittags kommt eine Abteilung zu Besuch. Die Technik hat gezeigt, wie ein Aufzug von oben aussieht. Der Empfang hat alle einchecken lassen, mit Ausweis aus Pappe. Und in der Patisserie sind an einem einzigen Mittwoch {pancakes} Pfannkuchen entstanden, von denen etwa die Hälfte rund war.

> c: Kinder fragen, was Erwachsene sich nicht trauen. Warum ist da so viel Butter drin? Ich hatte keine gute Antwort. Nur: Probier mal.
||
> b: Früher habe ich in den Ferien dreimal am Tag telefoniert. Jetzt winkt mir meine Tochter durchs Fenster und hat keine Zeit.

Am Freitag laden die Kinder zum Kaffee ein. Sie decken, sie servieren, und sie nehmen Trinkgeld, obwohl niemand es ihnen beigebracht hat. Die Direktion wurde zuletzt ermahnt, den Teller leer zu essen.

## So meldet ihr euch an

Die Anmeldung öffnet jeweils acht Wochen vor Ferienbeginn im Portal und läuft zehn Tage. Danach wird nicht gelost, sondern geschaut: Alleinerziehende und Paare, die beide bei uns arbeiten, kommen zuerst. Wer leer ausgeht, bekommt einen Zuschuss für eine Betreuung am Wohnort. {a} hilft beim Antrag und kennt die Angebote.

@house

Auch Kinder aus anderen Häusern sind willkommen. {other} in {other.city} prüft gerade, ob sich im Sommer zwei Wochen tauschen lassen: eine hier, eine dort. Die Kinder haben schon zugestimmt. Die Eltern werden noch gefragt.

@close
`,
    },
    en_GB: {
      titles: [
        'Holidays without rota Tetris: childcare {at}',
        '{children} children, {pancakes} pancakes, no homesickness: holiday week {at}',
        'Mum works upstairs, I dig downstairs: holiday care in {city}',
      ],
      teasers: [
        'In the school holidays the house is at its fullest and childcare at its scarcest. {a} has turned that into a programme {at}: {weeks} weeks a year, {price} euros a day, lunch included.',
        '{children} children {at} have tried out what their parents do all day. Their verdict: making beds is boring, and the dumb waiter is sadly off limits.',
      ],
      body: `
At seven the first wellingtons stand outside the old seminar room of {hotel}. By eight there are {children} pairs, by nine the first left one is missing. While {b} makes beds two floors up, {b?her|his} daughter is sitting in the garden explaining the house to an earthworm. This is what school holidays in {city} look like now.
||
The same puzzle every year: twelve weeks of school holidays, six weeks of leave, and that is exactly when the hotel is full. {a} collected the slips on which colleagues had asked for days off that did not exist. There were so many that something else had to be found. Since this year {the} has had holiday childcare of its own.

## What the programme offers

- **{weeks} weeks a year**, in all the region’s school holidays except between Christmas and New Year
- **from seven to six**, on request until eight for the late shift
- **{places} places** for children from four to twelve; brothers and sisters come first
- **{price} euros a day** with breakfast, lunch and fruit; the house pays the rest
- two trained childcare workers, plus apprentices who volunteer

## What the children do

In the morning they dig, build or bathe; in the afternoon a department comes to visit. Engineering showed what a lift looks like from above. The front desk let everybody check in, with a cardboard passport. And on a single Wednesday {pancakes} pancakes were made in the pastry kitchen, about half of them round.

> c: Children ask what adults don’t dare to. Why is there so much butter in it? I had no good answer. Only: try some.
||
> b: In the holidays I used to be on the phone three times a day. Now my daughter waves to me through the window and has no time.

On Fridays the children invite everyone to coffee. They lay the tables, they serve, and they accept tips although nobody taught them to. The management was recently told to finish what was on its plate.

## How to sign up

Registration opens in the portal eight weeks before each holiday and lasts ten days. After that nobody draws lots; we look: single parents and couples who both work for us come first. If you go away empty-handed you get an allowance for childcare where you live. {a} helps with the form and knows what is on offer.

@house

Children from other houses are welcome, too. {other} in {other.city} is looking into swapping two weeks in summer: one here, one there. The children have already agreed. The parents will be asked in due course.

@close
`,
    },
  },
};
