import type { Blueprint } from '../blueprint.ts';

export const lostProperty: Blueprint = {
  id: 'lost-property',
  category: 'operations',
  art: ['lostThings', 'reception', 'portraitDesk'],
  cast: ['concierge', 'roomAttendant', 'housekeeping'],
  figures: { things: [640, 1380, 20], percent: [58, 79], before: [24, 38], chargers: [140, 320, 10], hours: [24, 48, 24] },
  text: {
    de_DE: {
      titles: [
        '{things} Dinge und ein Gebiss: Das Fundbüro {at} räumt auf',
        'Wem gehört die Posaune? Neue Regeln für Fundsachen {at}',
        'Gefunden, fotografiert, heimgeschickt: {percent} Prozent aller Fundsachen kehren zurück',
      ],
      teasers: [
        '{chargers} Ladekabel, vierzehn linke Schuhe und eine Posaune: {a} hat {at} den Fundkeller geleert und einen Ablauf erfunden, bei dem fast alles wieder nach Hause findet.',
        'Früher fanden {before} Prozent der Fundsachen zurück, heute sind es {percent}. Dazwischen liegen ein Foto, ein Etikett und ein Anruf, bevor der Gast die Autobahn erreicht.',
      ],
      body: `
Im Keller {at} gab es eine Tür, die man mit der Schulter öffnen musste. Dahinter lagen {things} Dinge: {chargers} Ladekabel, vierzehn linke Schuhe, ein Gebiss in einer Brotdose und eine Posaune, die niemand vermisst hatte, obwohl man das bei einer Posaune merken müsste. {a} nahm sich drei ruhige Tage, zwei Tische und einen Labeldrucker und fing an.
||
„Guten Tag, ich glaube, ich habe bei Ihnen etwas vergessen.“ Diesen Satz hört {a} {at} in {city} etwa sechsmal am Tag. Die Antwort lautete lange: „Wir schauen nach.“ Nachschauen hieß Keller, Taschenlampe, drei Kisten mit der Aufschrift „Diverses“. Heute lautet die Antwort: „Ja, der blaue Schal, er liegt vor mir.“

## Der neue Ablauf

1. **Finden:** Was liegen bleibt, wird im Zimmer fotografiert, bevor es jemand bewegt. So weiß man später, ob es unter dem Kissen oder hinter dem Heizkörper lag.
2. **Beschriften:** Zimmer, Datum, Name der Person, die es gefunden hat. Ein Etikett, keine Romane.
3. **Melden:** Innerhalb von {hours} Stunden bekommt der Gast eine Nachricht, bei Schlüsseln, Pässen und Kuscheltieren sofort einen Anruf.
4. **Heimschicken:** Dienstags und freitags gehen Pakete raus. Kuscheltiere reisen auf Kosten des Hauses.

Zuvor fanden {before} Prozent der Fundsachen zu ihren Leuten zurück. Jetzt sind es **{percent} Prozent**, und der Keller hat wieder einen Fußboden.

> b: Das Schönste war ein Hase mit einem Ohr. Wir haben ihn vor dem Versand auf dem Frühstückstisch fotografiert. Die Familie hat das Bild eingerahmt.
||
> c: Wer etwas findet, schreibt seinen Namen auf das Etikett. Der Dank kommt seitdem bei den Richtigen an, und manchmal ist es Schokolade.

## Was wir behalten und was nicht

Wertsachen liegen im Safe und werden zu zweit eingetragen. Alles andere heben wir so lange auf, wie es das örtliche Recht verlangt; danach geht es an einen Verein in {city}. Verderbliches wird am selben Tag entsorgt, auch wenn es ein sehr guter Käse war. Und Dinge, die in einer Nachttischschublade lagen, erwähnt man am Telefon nur mit dem Wort „Gegenstand“. Das hat {a} einmal gelernt und seither allen beigebracht.
||
Nicht alles will nach Hause. Manche Gäste lassen Bücher, Regenschirme und einmal einen Brautstrauß mit Absicht zurück. Die Bücher stehen nun in einem Regal neben der Treppe, die Schirme im Ständer für nasse Tage. Was nach Ablauf der Frist niemand holt, bekommt ein Verein in {city}. Nur die Ladekabel bleiben: Sie werden am Empfang verliehen und, so viel Ehrlichkeit muss sein, dort wieder vergessen.

@house

## Die Top drei der Verstecke

- hinter dem Vorhang, wo die Steckdose ist
- zwischen Matratze und Wand, Fachgebiet von {b}
- im Zimmersafe, weil man dort ja bestimmt daran denkt

Die Etiketten und die Vorlage für die Nachricht stehen allen Häusern zur Verfügung; {other} in {other.city} hat beides schon übernommen. Wer den eigenen Fundkeller ausräumen möchte, bekommt von {a} eine Anleitung auf einer Seite. Die Posaune ist übrigens abgeholt worden. Ihr Besitzer spielte zum Dank in der Lobby. Seitdem versteht man besser, warum sie so lange niemand gesucht hat.

@close
`,
    },
    en_GB: {
      titles: [
        '{things} things and a set of dentures: lost property gets a clear-out {at}',
        'Whose trombone is it? New rules for lost property {at}',
        'Found, photographed, sent home: {percent} per cent of lost property returns',
      ],
      teasers: [
        '{chargers} charging cables, fourteen left shoes and a trombone: {a} has emptied the lost-property cellar {at} and invented a routine by which almost everything finds its way home.',
        'It used to be {before} per cent of lost things that found their way back; today it is {percent}. In between lie a photo, a label and a call before the guest reaches the motorway.',
      ],
      body: `
In the cellar {at} there was a door you had to open with your shoulder. Behind it lay {things} things: {chargers} charging cables, fourteen left shoes, a set of dentures in a lunch box and a trombone nobody had missed, although with a trombone you would think one might notice. {a} took three quiet days, two tables and a label printer, and made a start.
||
“Good morning, I think I have left something at your hotel.” {a} hears that sentence about six times a day {at} in {city}. For a long time the answer was: “We’ll have a look.” Having a look meant the cellar, a torch and three boxes marked “Various”. Today the answer is: “Yes, the blue scarf, I have it right here.”

## The new routine

1. **Find:** whatever is left behind is photographed in the room before anybody moves it. That way you know later whether it was under the pillow or behind the radiator.
2. **Label:** room, date, name of the person who found it. A label, not a novel.
3. **Tell:** within {hours} hours the guest gets a message; for keys, passports and cuddly toys, a call at once.
4. **Send home:** parcels leave on Tuesdays and Fridays. Cuddly toys travel at the expense of the house.

Before, {before} per cent of lost things found their way back to their people. Now it is **{percent} per cent**, and the cellar has a floor again.

> b: The loveliest was a rabbit with one ear. We took its picture at the breakfast table before we posted it. The family has had it framed.
||
> c: Whoever finds something writes their name on the label. Since then the thanks have reached the right people, and sometimes they are chocolate.

## What we keep and what we don’t

Valuables go into the safe and are entered by two people. Everything else we keep for as long as local law requires; after that it goes to a charity in {city}. Anything perishable is thrown away the same day, even if it was a very good cheese. And things found in a bedside drawer are only ever called “an item” on the telephone. {a} learned that once and has taught everybody since.
||
Not everything wants to go home. Some guests leave books, umbrellas and on one occasion a bridal bouquet behind on purpose. The books now stand on a shelf by the stairs, the umbrellas in the rack for wet days. What nobody collects in time goes to a charity in {city}. Only the charging cables stay: they are lent out at the front desk and, to be perfectly honest, forgotten there again.

@house

## The top three hiding places

- behind the curtain, where the socket is
- between mattress and wall, a speciality of {b}
- in the room safe, because you are sure to remember it there

The labels and the template for the message are available to all houses; {other} in {other.city} already uses both. If you would like to clear out your own cellar, {a} has instructions that fit on one page. The trombone, by the way, has been collected. To say thank you, its owner played in the lobby. Since then it has been easier to understand why nobody looked for it for so long.

@close
`,
    },
  },
};
