import type { Blueprint } from '../blueprint.ts';

export const fiveQuestions: Blueprint = {
  id: 'five-questions',
  category: 'people',
  art: ['portraitDesk', 'portraitGuest', 'duo'],
  cast: ['concierge', 'frontOffice', 'driver'],
  figures: { requests: [40, 95], years: [5, 22], roses: [60, 300, 20] },
  text: {
    de_DE: {
      titles: [
        'Fünf Fragen an {a}: „Unmöglich dauert etwas länger“',
        '{roses} Rosen bis 18 Uhr: Aus dem Alltag von {a}',
        'Was ein Concierge nie sagt: Fünf Fragen an {a} {from}',
      ],
      teasers: [
        '{a} besorgt {at} Karten, Kaviar und Kinderwagen – und einmal einen Esel. Fünf Fragen über Diskretion, Notizbücher und die Kunst der schnellen Antwort.',
        'Rund {requests} Wünsche am Tag, und keiner wird abgelehnt, ohne dass es einen Gegenvorschlag gibt: {a} im Gespräch.',
      ],
      body: `
Der Schreibtisch von {a} steht {at} genau dort, wo sich Eingang, Aufzug und Bar kreuzen. Wer etwas braucht, kommt hier vorbei. Wir auch, mit fünf Fragen.
||
Bei {a} am Tisch {at} in {city} sitzt man nie allein. Während wir reden, klingelt dreimal das Telefon, zwei Gäste winken, und {c} legt wortlos einen Autoschlüssel ab. Fünf Fragen haben trotzdem gereicht.

## Was war dein seltsamster Auftrag?

„{roses} Rosen, einzeln verpackt, bis 18 Uhr, an einem Sonntag. Wir haben drei Gärtnereien und ein Kloster angerufen. Das Kloster hat geliefert. Der Esel war einfacher, den hatte ein Bauer am Stadtrand.“

## Was steht in deinem Notizbuch?

„Namen, Allergien, Hunde. Und wer wen nicht treffen möchte. Nach {years} Jahren sind es vierzehn Bände. Sie liegen im Tresor, und wenn ich in Rente gehe, kommen sie in den Kamin.“

> b: {a.first} hat mir am ersten Tag beigebracht, dass die Antwort nie Nein heißt. Sie heißt: Das nicht, aber etwas Besseres.
||
> c: Wenn {a.first} anruft, fahre ich los. Wohin, sagt {a?sie|er} mir unterwegs.

## Wie viele Wünsche sind es am Tag?

„In der Saison {requests}. Die meisten sind klein: ein Schirm, eine Apotheke, ein Tisch am Fenster. Die großen erkennt man daran, dass die Leute zuerst übers Wetter reden.“

## Was hat sich verändert?

„Früher wussten die Gäste nichts und ich alles. Heute wissen sie alles, aber nicht, was davon stimmt. Ich bin vom Lexikon zum Filter geworden. Das gefällt mir, man redet mehr.“

## Dein Rat für junge Kolleginnen und Kollegen?

„Geht zu Fuß durch die Stadt, jede Woche eine andere Straße. Esst dort, wo die Taxifahrer essen. Und schreibt euch Namen auf, auch die der Leute, die Pakete bringen. Irgendwann braucht ihr an einem Sonntag Rosen.“

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Five questions for {a}: “Impossible takes a little longer”',
        '{roses} roses by six o’clock: a day in the life of {a}',
        'What a concierge never says: five questions for {a} {from}',
      ],
      teasers: [
        '{a} gets hold of tickets, caviar and prams {at} – and once of a donkey. Five questions about discretion, notebooks and the art of a quick reply.',
        'About {requests} requests a day, and none is turned down without another suggestion: a conversation with {a}.',
      ],
      body: `
{a}’s desk {at} stands exactly where entrance, lift and bar meet. Anyone who needs something comes past. So did we, with five questions.
||
At {a}’s table {at} in {city} you are never alone. While we talk the telephone rings three times, two guests wave, and {c} puts down a car key without a word. It was still enough for five questions.

## What was your strangest job?

“{roses} roses, wrapped one by one, by six o’clock, on a Sunday. We rang three nurseries and a convent. The convent delivered. The donkey was easier; a farmer on the edge of town had one.”

## What is in your notebook?

“Names, allergies, dogs. And who would rather not meet whom. After {years} years there are fourteen volumes. They are in the safe, and when I retire they go into the fire.”

> b: On my first day {a.first} taught me that the answer is never no. It is: not that, but something better.
||
> c: When {a.first} rings, I start driving. I am told where to on the way.

## How many requests are there in a day?

“In season, {requests}. Most are small: an umbrella, a chemist, a table by the window. You can tell the big ones because people talk about the weather first.”

## What has changed?

“Guests used to know nothing and I knew everything. Today they know everything, but not which part of it is true. I have gone from encyclopaedia to filter. I like that; there is more talking.”

## Your advice to young colleagues?

“Walk through town, a different street each week. Eat where the taxi drivers eat. And write down names, including those of the people who deliver parcels. One day you will need roses on a Sunday.”

@house

@close
`,
    },
  },
};
