import type { Blueprint } from '../blueprint.ts';

export const newcomers: Blueprint = {
  id: 'newcomers',
  category: 'people',
  art: ['team', 'training'],
  cast: ['people', 'roomAttendant', 'service'],
  figures: { people: [7, 18], countries: [4, 8], days: [5, 10], buddies: [6, 14] },
  text: {
    de_DE: {
      titles: [
        '{people} Neue aus {countries} Ländern: Willkommen in {city}',
        'Erster Tag, erster Kaffee: So kommen neue Leute {at} an',
        'Aus {countries} Ländern an einen Tisch: Neue Gesichter {at}',
      ],
      teasers: [
        'Eine Wohnung, ein Konto, eine Busfahrkarte und jemand, der mitkommt: Wie {hotel} {people} neue Kolleginnen und Kollegen empfangen hat.',
        '{b} kam mit zwei Koffern und einem Wort Deutsch. Das Wort war „Danke“. Es hat für die ersten Tage gereicht.',
      ],
      body: `
Am Montag gab es {at} mehr Schlüsselbänder als Haken. {people} neue Kolleginnen und Kollegen haben angefangen, aus {countries} Ländern, im Alter zwischen 19 und 54. Zum Frühstück um neun saßen sie an einem Tisch mit jenen, die schon da sind, immer abwechselnd, immer eine alte neben einem neuen Gesicht. Nach zehn Minuten war es so laut, dass {a} die Begrüßung strich.
||
Ankommen ist Arbeit. Das weiß {a} seit dem Tag, an dem jemand am dritten Morgen wieder abreiste, weil ihm niemand gesagt hatte, welcher Bus fährt. Seitdem beginnt die Einarbeitung {at} nicht am Arbeitsplatz, sondern am Bahnhof.

## Die ersten {days} Tage

- **Tag eins:** Abholen, Wohnung zeigen, Kühlschrank füllen. Gearbeitet wird nicht.
- **Tag zwei:** Amt, Bank, Telefonkarte – mit einer Kollegin, die weiß, welches Formular wirklich gebraucht wird.
- **Tag drei bis fünf:** Mitlaufen in drei Abteilungen, auch in denen, in denen man nicht arbeiten wird.
- **Danach:** eigene Aufgaben, kurze Wege, jeden Nachmittag eine Viertelstunde zum Fragen.

{buddies} Patinnen und Paten begleiten die Neuen in den ersten drei Monaten. Sie bekommen dafür Zeit und einen Kurs, vor allem aber, sagen sie, neue Rezepte.

> b: Ich hatte Angst vor dem Telefon. Meine Patin hat mich jeden Tag einmal angerufen, aus dem Nebenzimmer. Nach einer Woche habe ich abgehoben, ohne nachzudenken.
||
> c: Bei uns zu Hause isst man zusammen oder gar nicht. Dass es hier einen Tisch für alle gibt, hat mir mehr geholfen als jeder Vertrag.

Sprachkurse laufen zweimal pro Woche während der Arbeitszeit, und zwar in beide Richtungen: Mittwochs lernt das Team, wie man in {countries} Sprachen „Gute Besserung“ und „Wo ist der Besen?“ sagt. Das zweite wird häufiger gebraucht.

@house

Wer selbst Pate oder Patin werden möchte: Die nächste Gruppe kommt im übernächsten Monat. Voraussetzung ist ein Jahr im Haus und die Bereitschaft, Dinge zu erklären, die man selbst längst nicht mehr sieht.

@close
`,
    },
    en_GB: {
      titles: [
        '{people} newcomers from {countries} countries: welcome to {city}',
        'First day, first coffee: how new people arrive {at}',
        'From {countries} countries to one table: new faces {at}',
      ],
      teasers: [
        'A flat, a bank account, a bus ticket and somebody who comes along: how {hotel} welcomed {people} new colleagues.',
        '{b} came with two suitcases and one word of the language. The word was “thanks”. It was enough for the first few days.',
      ],
      body: `
On Monday there were more lanyards than hooks {at}. {people} new colleagues started, from {countries} countries, aged between 19 and 54. At nine they sat at one breakfast table with those already here, alternating, always a familiar face next to a new one. After ten minutes it was so loud that {a} dropped the welcome speech.
||
Arriving is work. {a} has known that since the day somebody left again on the third morning because nobody had told him which bus to take. Since then induction {at} has begun not at the workplace but at the station.

## The first {days} days

- **Day one:** pick people up, show them the flat, fill the fridge. No work.
- **Day two:** authorities, bank, SIM card – with a colleague who knows which form is really needed.
- **Days three to five:** shadowing in three departments, including those you will not be working in.
- **After that:** tasks of your own, short distances, a quarter of an hour for questions every afternoon.

{buddies} buddies accompany the newcomers for the first three months. In return they get time and a course, but above all, they say, new recipes.

> b: I was afraid of the telephone. My buddy rang me once a day, from the room next door. After a week I picked up without thinking.
||
> c: At home we eat together or not at all. That there is one table for everybody here helped me more than any contract.

Language classes run twice a week during working hours, in both directions: on Wednesdays the team learns how to say “Get well soon” and “Where is the broom?” in {countries} languages. The second is needed more often.

@house

If you would like to be a buddy yourself: the next group arrives the month after next. All you need is a year in the house and the willingness to explain things you stopped noticing long ago.

@close
`,
    },
  },
};
