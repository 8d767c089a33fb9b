import type { Blueprint } from '../blueprint.ts';

export const charityRun: Blueprint = {
  id: 'charity-run',
  category: 'events',
  art: ['sport', 'hotel'],
  cast: ['cook', 'apprentice', 'director'],
  figures: { runners: [48, 140, 2], metres: [600, 1400, 100], euros: [4, 8], goal: [300, 900, 50] },
  months: [2, 3, 4, 5, 6, 7, 8, 9],
  event: { inDays: [14, 40], start: '10:00', end: '14:00' },
  text: {
    de_DE: {
      titles: [
        'Runde für Runde: {city} läuft für den guten Zweck',
        'Kochlöffel statt Staffelstab: Der Spendenlauf rund um {hotel}',
        '{euros} Euro pro Runde: Wer läuft mit {at}?',
      ],
      teasers: [
        'Rennen, gehen, Kinderwagen schieben: Am {date} zählt rund um {hotel} jede Runde, und jede bringt {euros} Euro für Kinder, die schwimmen lernen.',
        '{a} wollte nur schneller sein als das Nudelwasser. Jetzt organisiert {a?sie|er} einen Spendenlauf mit {runners} Anmeldungen und einem Rennen für Kofferwagen.',
      ],
      body: `
Angefangen hat es mit einer Wette in der Küche {at}. {a} behauptete, in der Pause einmal ums Haus zu kommen, bevor das Nudelwasser kocht. Es klappte nicht, das Wasser war schneller, aber am nächsten Tag liefen vier mit, am übernächsten neun. Nun haben sich **{runners} Kolleginnen und Kollegen** angemeldet, und aus der Pause ist ein Spendenlauf geworden.
||
Eine Runde um {hotel} ist {metres} Meter lang, hat zwei Kurven, eine Steigung und eine Stelle, an der es immer nach Frühstück riecht. Am {date} wird sie zur Rennstrecke. {a} hat sie mit dem Messrad abgelaufen, zweimal, weil beim ersten Mal ein Lieferwagen im Weg stand.

## Die Regeln passen auf eine Serviette

- Jede Runde zählt, egal ob gelaufen, gegangen oder geschoben.
- Statt eines Staffelstabs wird ein **Kochlöffel** übergeben; wer ihn fallen lässt, singt.
- Für jede Runde zahlt die Gruppe **{euros} Euro**, nach oben offen.
- Kinder zählen doppelt, Hunde einfach, Hoteldirektionen halb.

Das Geld geht an einen Verein aus {city}, der Kindern das Schwimmen beibringt. Das Ziel sind {goal} Runden bis 14 Uhr. Im Personalgang hängt dafür eine Tafel, auf der schon jetzt gewettet wird, welche Abteilung vorne liegt. Das Housekeeping gilt als Favorit: Dort läuft man das ganze Jahr, und zwar mit Wäschewagen.

> a: Das Schwierigste ist nicht das Laufen. Das Schwierigste ist, sechs Leute aus der Küche gleichzeitig freizubekommen.
||
> b: Ich laufe, weil ich nach drei Runden ein Eis bekomme. Ab der vierten ist es für den guten Zweck.

## Das Kofferwagenrennen

Um 12 Uhr ist die Strecke für zwanzig Minuten gesperrt. Dann treten die Abteilungen mit Kofferwagen an: hundert Meter, drei Koffer, ein rohes Ei obenauf. {b} hat das Rennen im Hof ausprobiert und empfiehlt, die Kurve nicht zu unterschätzen. {c} übernimmt die Getränke und hat versprochen, nicht nur zu winken: Für jede Stunde am Stand kommen zehn Runden dazu, zu Fuß.

@house

Start ist um 10 Uhr am Personaleingang. Startnummern gibt es bei {a}, eine Dusche danach im Spa oder in den freien Zimmern. Wer Dienst hat, kann zwischendurch eine Runde einschieben; Kochjacke ist erlaubt, Holzschuhe lieber nicht. Und wer gar nicht laufen mag, klatscht an der Steigung. Da wird es gebraucht.

@close
`,
    },
    en_GB: {
      titles: [
        'Lap by lap: {city} runs for a good cause',
        'A wooden spoon for a baton: the charity run around {hotel}',
        '{euros} euros a lap: who will run {at}?',
      ],
      teasers: [
        'Run, walk or push a pram: on {date} every lap around {hotel} counts, and every one brings {euros} euros for children who are learning to swim.',
        '{a} only wanted to be faster than the pasta water. Now {a?she|he} is organising a charity run with {runners} entries and a luggage trolley race.',
      ],
      body: `
It began with a bet in the kitchen {at}. {a} claimed to be able to get round the house once during the break before the pasta water boiled. It did not work, the water was faster, but the next day four people came along, and the day after that nine. Now **{runners} colleagues** have signed up, and the break has turned into a charity run.
||
One lap around {hotel} is {metres} metres long and has two bends, a climb and a spot where it always smells of breakfast. On {date} it becomes a race track. {a} has walked it with a measuring wheel, twice, because the first time there was a van in the way.

## The rules fit on a napkin

- Every lap counts, whether run, walked or pushed.
- Instead of a baton a **wooden spoon** is handed over; whoever drops it has to sing.
- For every lap the group pays **{euros} euros**, with no upper limit.
- Children count double, dogs single, hotel managers half.

The money goes to a club in {city} that teaches children to swim. The target is {goal} laps by two o’clock. A board in the staff corridor is already taking bets on which department will be in front. Housekeeping are the favourites: they run all year, and with linen trolleys.

> a: The hardest part is not the running. The hardest part is getting six people out of the kitchen at the same time.
||
> b: I run because there is an ice cream after three laps. From the fourth on it is for a good cause.

## The luggage trolley race

At noon the course is closed for twenty minutes. Then the departments compete with luggage trolleys: a hundred metres, three suitcases, a raw egg on top. {b} has tried it out in the yard and advises against underestimating the bend. {c} will look after the drinks and has promised to do more than wave: for every hour at the stand there will be ten extra laps, on foot.

@house

The start is at ten at the staff entrance. Numbers are available from {a}, a shower afterwards in the spa or in the vacant rooms. If you are on duty you can fit in a lap in between; chef’s jackets are allowed, clogs had better stay behind. And if you would rather not run at all, come and clap on the climb. That is where it is needed.

@close
`,
    },
  },
};
