import type { Blueprint } from '../blueprint.ts';

export const iftar: Blueprint = {
  id: 'iftar',
  category: 'events',
  art: ['iftar'],
  cast: ['sousChef', 'reception', 'people'],
  months: [2, 3],
  figures: { seats: [60, 180, 10], dates: [12, 30, 2], nations: [11, 28] },
  event: { inDays: [5, 14], start: '18:30', end: '21:00' },
  text: {
    de_DE: {
      titles: [
        'Ein Tisch bei Sonnenuntergang: Gemeinsames Fastenbrechen {at}',
        '{dates} Kilo Datteln und {seats} Plätze: Iftar in {city}',
        'Zusammen essen, wenn die Sonne weg ist: Einladung {from}',
      ],
      teasers: [
        'Am {date} deckt {hotel} einen langen Tisch für alle, die fasten, und für alle, die dabei sein möchten. {a} kocht seit dem Morgen.',
        'Datteln, Suppe, Stille, dann sehr viel Reden: Das Team {at} lädt {nations} Nationen an einen Tisch.',
      ],
      body: `
Die letzten zehn Minuten sind die längsten. Alle sitzen schon, die Suppe dampft, auf jedem Teller liegen drei Datteln, und niemand rührt sie an. Dann sagt jemand leise die Uhrzeit, ein Glas Wasser wird gereicht, und im Saal {of} in {city} fängt es an zu summen. So war es im vergangenen Jahr. Am {date} wird wieder gedeckt, für {seats} Menschen aus {nations} Nationen.
||
„Wer nicht fastet, darf trotzdem hungrig sein“, hat {a} auf die Einladung geschrieben. Sie gilt für alle {at}: für die, die seit dem Morgen nichts gegessen haben, und für die, die einfach gern zusammen sitzen.

## Der Abend

- Beginn eine halbe Stunde vor Sonnenuntergang, das Essen beginnt mit dem Ruf
- Harira, Reis mit Lamm, Gemüse aus dem Ofen, Fladenbrot, dazu ein Tisch ohne Fleisch
- **{dates} Kilo Datteln** aus drei Ländern, mit der Bitte um ein faires Urteil
- ein ruhiger Raum zum Beten, danach Tee im Hof

> a: Ich koche das Rezept meiner Großmutter mit den Mengen eines Hotels. Sie würde sagen: zu wenig Pfeffer. Sie sagt es auch, am Telefon.
||
> b: Beim ersten Mal kam ich als {b?Kollegin und ging als Nachbarin|Kollege und ging als Nachbar}. So fühlt es sich an.

## Rücksicht im Dienstplan

Während des Fastenmonats beginnen die Spätschichten auf Wunsch eine Stunde eher, und wer fastet, wird in der Hitze der Küche öfter abgelöst. {c} hat das mit den Abteilungen besprochen; es braucht keine Begründung, ein Kreuz im Plan genügt. Die Personalküche hält abends ein warmes Essen bereit und packt auf Wunsch eine Dose für die Zeit vor der Morgendämmerung.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'A table at sunset: breaking the fast together {at}',
        '{dates} kilos of dates and {seats} seats: iftar in {city}',
        'Eating together once the sun has gone: an invitation {from}',
      ],
      teasers: [
        'On {date} {hotel} lays a long table for everyone who is fasting and everyone who would like to be there. {a} has been cooking since the morning.',
        'Dates, soup, silence, then a great deal of talk: the team {at} invites {nations} nations to one table.',
      ],
      body: `
The last ten minutes are the longest. Everyone is seated, the soup is steaming, there are three dates on every plate, and nobody touches them. Then somebody softly says the time, a glass of water is passed along, and a hum begins in the hall {at} in {city}. That is how it was last year. On {date} the table will be laid again, for {seats} people from {nations} nations.
||
“If you are not fasting you are still allowed to be hungry,” {a} wrote on the invitation. It is meant for everybody {at}: for those who have eaten nothing since the morning and for those who simply like to sit together.

## The evening

- starts half an hour before sunset; the meal begins with the call
- harira, rice with lamb, vegetables from the oven, flatbread, and a table without meat
- **{dates} kilos of dates** from three countries, with a request for a fair verdict
- a quiet room for prayer, then tea in the courtyard

> a: I cook my grandmother’s recipe in the quantities of a hotel. She would say: not enough pepper. She does say so, on the phone.
||
> b: The first time I came as a colleague and left as a neighbour. That is how it feels.

## Consideration in the rota

During the month of fasting late shifts start an hour earlier on request, and those who fast are relieved more often in the heat of the kitchen. {c} has discussed this with the departments; no reason is needed, a tick in the rota will do. The staff kitchen keeps a hot meal ready in the evening and on request packs a box for the time before dawn.

@house

@close
`,
    },
  },
};
