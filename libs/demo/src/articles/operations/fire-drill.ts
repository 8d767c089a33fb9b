import type { Blueprint } from '../blueprint.ts';

export const fireDrill: Blueprint = {
  id: 'fire-drill',
  category: 'operations',
  art: ['safety', 'team'],
  cast: ['nightPorter', 'group:safety', 'technician'],
  figures: { minutes: [4, 6], before: [9, 12], people: [48, 96], extinguishers: [60, 140, 5] },
  event: { inDays: [10, 24], days: 5, start: '10:00', end: '16:00' },
  text: {
    de_DE: {
      titles: [
        '{minutes} Minuten bis zur Wiese: Was die Räumungsübung {at} gezeigt hat',
        'Bitte alle raus: Die Sicherheitswoche beginnt {at}',
        'Alarm um 10.07 Uhr: {people} Leute, ein Sammelpunkt und ein vergessener Pudding',
      ],
      teasers: [
        'Beim letzten Mal dauerte es {before} Minuten, jetzt waren es {minutes}. Dazwischen liegen drei einfache Ideen, eine Taschenlampe und ein umgezogener Wäschewagen.',
        'Am {date} startet die Sicherheitswoche. {a} erzählt vorab, warum nachts jeder Handgriff sitzen muss und wieso eine Übung ruhig ein bisschen peinlich sein darf.',
      ],
      body: `
Um 10.07 Uhr heulte es. Um 10.08 Uhr sagte jemand den Satz, der in jeder Übung fällt: „Ist das echt?“ Danach ging es schnell. {people} Kolleginnen und Kollegen verließen {at} in {city} Küche, Etagen und Büros, und nach {minutes} Minuten standen alle am Sammelpunkt. Vor einem Jahr hatte das noch {before} Minuten gedauert, weil die halbe Verwaltung am falschen Baum wartete.
||
Der Pudding hat es nicht geschafft. Als {at} der Alarm losging, stand er noch auf dem Herd; die Platte wurde ausgeschaltet, er blieb zurück. Die {people} Menschen dagegen waren nach {minutes} Minuten vollzählig am Sammelpunkt, mit Schürzen, Lockenwicklern und einem Telefon, an dem noch ein Gast hing. {b} notierte die Zeit und lobte die richtige Reihenfolge.

## Drei Dinge, die geholfen haben

- **Ein Name pro Flur.** Auf jedem Dienstplan steht nun, wer welche Etage kontrolliert. Niemand muss überlegen, niemand läuft doppelt.
- **Freie Wege.** Der Wäschewagen im zweiten Stock hat einen neuen Platz bekommen. Er stand seit Jahren vor der Fluchttür, weil er dort so gut hinpasste.
- **Eine Liste, die mitkommt.** Die Anwesenheitsliste hängt am Klemmbrett neben dem Ausgang, gedruckt bei jedem Schichtwechsel.

> a: Nachts sind wir zu zweit. Da hilft kein Aushang, da hilft nur, dass die Hände es schon wissen.
||
> c: Eine Brandschutztür mit einem Keil darunter ist eine normale Tür mit schlechtem Gewissen. Ich sammle Keile. Es sind schon neunzehn.

## Die Sicherheitswoche

Die Übung war der Auftakt. Ab {date} gibt es {at} fünf Tage lang jeden Tag ein Thema, jeweils zwischen 10 und 16 Uhr und immer während der Arbeitszeit:

1. Löschen: Alle dürfen einmal ein echtes Feuer löschen, im Hof und unter Aufsicht der Feuerwehr.
2. Erste Hilfe: wiederbeleben, verbinden, ruhig bleiben.
3. Rücken und Messer: heben, tragen, schneiden.
4. Die Nacht: Alarm zu zweit, mit {a} und Taschenlampe.
5. Rundgang: Wir suchen gemeinsam, was im Weg steht.

{c} prüft in derselben Woche alle {extinguishers} Feuerlöscher im Haus und klebt auf jeden einen kleinen grünen Punkt. Wer einen ohne Punkt findet, bekommt in der Bar einen Kaffee. Bisher ging die Rechnung immer zugunsten der Technik aus.
||
Für die Gäste bleibt es ruhig. Sie finden am Vorabend eine Karte auf dem Kopfkissen, und wer mag, darf mitmachen. Beim letzten Mal hat ein pensionierter Feuerwehrmann aus Zimmer 114 den halben Vormittag übernommen, sehr zur Freude von {c}, {c?die|der} nebenbei alle {extinguishers} Feuerlöscher geprüft hat.

@house

> b: Ich wünsche mir Fehler. In einer Übung sind sie umsonst.

Anmelden müsst ihr euch nicht; die Teamleitungen planen die Zeiten ein. Wer schlecht hört, sich gerade am Bein verletzt hat oder aus einem anderen Grund Unterstützung braucht, sagt bitte vorher Bescheid, damit wir auch das üben. Und falls es während der Woche noch einmal heult: Herd aus, Tür zu, raus. Der Pudding kommt schon klar.

@close
`,
    },
    en_GB: {
      titles: [
        '{minutes} minutes to the lawn: what the fire drill {at} has shown',
        'Everybody out, please: safety week begins {at}',
        'Alarm at 10.07: {people} people, one assembly point and a forgotten custard',
      ],
      teasers: [
        'Last time it took {before} minutes, now it was {minutes}. Between the two lie three simple ideas, a torch and a laundry trolley that has moved house.',
        'Safety week starts on {date}. {a} explains why at night every move has to be second nature, and why a drill may well be a little embarrassing.',
      ],
      body: `
At 10.07 it howled. At 10.08 somebody said the sentence that is said in every drill: “Is this real?” After that it went quickly. {people} colleagues {at} in {city} left kitchen, floors and offices, and after {minutes} minutes everybody was at the assembly point. A year ago it had taken {before}, because half of the offices were waiting under the wrong tree.
||
The custard did not make it. When the alarm went off {at} it was still on the stove; the ring was switched off, the custard stayed behind. The {people} people, on the other hand, were all at the assembly point after {minutes} minutes, with aprons, hair rollers and one telephone that still had a guest on the line. {b} noted the time and praised the order of things.

## Three things that helped

- **One name per corridor.** Every rota now says who checks which floor. Nobody has to think, nobody goes twice.
- **Clear ways.** The laundry trolley on the second floor has a new place. For years it had stood in front of the emergency exit because it fitted there so well.
- **A list that comes along.** Who is in the house hangs on a clipboard by the exit, printed at every change of shift.

> a: At night there are two of us. No notice on the wall helps you then. What helps is that your hands already know.
||
> c: A fire door with a wedge under it is an ordinary door with a bad conscience. I collect wedges. I have nineteen so far.

## Safety week

The drill was the beginning. From {date} there will be one topic a day for five days {at}, between ten and four and always in working hours:

1. Putting it out: everybody may extinguish a real fire once, in the yard and with the fire brigade watching.
2. First aid: resuscitate, bandage, stay calm.
3. Backs and knives: lifting, carrying, cutting.
4. The night: an alarm for two, with {a} and a torch.
5. The round: together we look for what is in the way.

In the same week {c} checks all {extinguishers} fire extinguishers in the house and puts a small green dot on each. If you find one without a dot, you get a coffee in the bar. So far engineering has always come out ahead.
||
For guests it will stay quiet. They find a card on the pillow the evening before, and anyone who likes may join in. Last time a retired fireman from room 114 took over half the morning, to the delight of {c}, who checked all {extinguishers} fire extinguishers on the side.

@house

> b: I hope for mistakes. In a drill they come free of charge.

You need not sign up; team leaders will plan the times. If you are hard of hearing, have just hurt your leg or need support for any other reason, please tell us beforehand, so that we can practise that, too. And should it howl again during the week: stove off, door shut, out. The custard will manage.

@close
`,
    },
  },
};
