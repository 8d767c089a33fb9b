import type { Blueprint } from '../blueprint.ts';

export const choirEvening: Blueprint = {
  id: 'choir-evening',
  category: 'events',
  art: ['choir'],
  cast: ['housekeeping', 'technician', 'nightPorter'],
  figures: { voices: [18, 38], songs: [9, 14], languages: [5, 8], weeks: [10, 20] },
  event: { inDays: [12, 40], start: '19:30', end: '21:00' },
  text: {
    de_DE: {
      titles: [
        '{voices} Stimmen, {languages} Sprachen: Der Hauschor singt {at}',
        'Geprobt wurde in der Wäscherei: Chorabend in {city}',
        'Vom Heizungskeller in die Halle: {hotel} lädt zum Chorabend',
      ],
      teasers: [
        'Seit {weeks} Wochen klingt es dienstags aus der Wäscherei. Am {date} kommt der Hauschor {of} nach oben und singt {songs} Lieder in {languages} Sprachen.',
        '{a} wollte nur wissen, wer da immer im Treppenhaus pfeift. Daraus wurde ein Chor, und am {date} gibt er sein erstes Konzert.',
      ],
      body: `
Die beste Akustik {at} hat nicht die Halle und nicht der Festsaal, sondern die Wäscherei: Fliesen bis zur Decke, und die Trockner brummen ein tiefes B. Hier probt seit {weeks} Wochen jeden Dienstag nach der Spätschicht der Hauschor. Am {date} verlässt er den Keller und singt zum ersten Mal dort, wo Leute zuhören können.
||
Es begann mit einem Pfeifen im Treppenhaus. {a} ging ihm drei Stockwerke nach und fand {b} auf einer Leiter, unter einer kaputten Lampe. {b.first} pfiff, {a.first} summte die zweite Stimme dazu. Das war vor {weeks} Wochen. Inzwischen sind es {voices} Stimmen, und die Lampe geht auch wieder.

## Wer da singt

Im Alt stehen Etage und Buchhaltung, im Bass die halbe Technik, und den Tenor teilen sich drei Köche, die sich sonst nie einig sind. Noten lesen können sechs, die anderen hören zu und machen es nach. Das dauert länger, sagt {a}, aber dann sitzt es.

> b: Ich war sicher, dass ich nicht singen kann. Das hat mir ein Lehrer mit neun gesagt. Er hatte unrecht, ich bin nur tiefer, als er dachte.
||
> c: Ich singe nachts auf meiner Runde, aber leise. Beschwert hat sich nie jemand. Einmal hat hinter einer Tür jemand mitgesummt.

## Was gesungen wird

Alle durften ein Lied von zu Hause mitbringen und mussten es den anderen beibringen, samt Aussprache. So sind {songs} Lieder in {languages} Sprachen zusammengekommen:

- ein Wiegenlied, bei dem in der Probe zwei eingeschlafen sind
- ein Fischerlied mit sehr vielen Strophen, von denen wir vier singen
- ein Schlager, den man nicht mehr loswird
- ein Kanon für alle, auch für das Publikum; der Text steht auf der Rückseite des Programms

Zwischen den Liedern erzählt jeweils eine Person, woher ihres kommt. Länger als eine Minute dauert das nie, {c} passt auf und hat eine Tischglocke.

@house

Beginn ist um 19.30 Uhr, Ende gegen 21 Uhr, damit die Frühschicht ins Bett kommt. Der Eintritt ist frei, Gäste des Hauses, Familien und Nachbarn sind willkommen. Am Ausgang steht ein Koffer aus dem Fundbüro, den nie jemand abgeholt hat; was darin landet, bezahlt Noten und ein gebrauchtes Klavier. Und wer beim Zuhören merkt, dass die Füße wippen: Die nächste Probe ist am Dienstag darauf, zwischen Trockner zwei und drei. Vorsingen muss niemand.

@close
`,
    },
    en_GB: {
      titles: [
        '{voices} voices, {languages} languages: the house choir sings {at}',
        'Rehearsed in the laundry: a choir evening in {city}',
        'From the basement to the lobby: {hotel} invites you to a choir evening',
      ],
      teasers: [
        'For {weeks} weeks there has been music from the laundry on Tuesdays. On {date} the house choir {from} will come upstairs and sing {songs} songs in {languages} languages.',
        '{a} only wanted to know who it was that kept whistling on the stairs. It turned into a choir, and on {date} it will give its first concert.',
      ],
      body: `
The best acoustics {at} are not in the lobby and not in the ballroom but in the laundry: tiles up to the ceiling, and dryers that hum a low B flat. This is where the house choir has been rehearsing every Tuesday after the late shift, for {weeks} weeks. On {date} it will leave the basement and for the first time sing where people can listen.
||
It started with somebody whistling on the stairs. {a} followed the sound up three floors and found {b} on a ladder, beneath a broken lamp. {b.first} whistled, {a.first} hummed the second part. That was {weeks} weeks ago. Since then it has grown to {voices} voices, and the lamp works again, too.

## Who sings

Housekeeping and accounts are in the altos, half of maintenance is in the basses, and the tenor part is shared by three chefs who otherwise never agree. Six can read music; the others listen and copy. It takes longer, says {a}, but then it stays.

> b: I was sure I couldn’t sing. A teacher told me so when I was nine. He was wrong, I am just lower than he thought.
||
> c: I sing on my rounds at night, but quietly. Nobody has ever complained. Once somebody behind a door hummed along.

## What will be sung

Everybody was allowed to bring a song from home and had to teach it to the others, pronunciation included. The result is {songs} songs in {languages} languages:

- a lullaby during which two of us fell asleep at rehearsal
- a fishermen’s song with a great many verses, of which we sing four
- a pop song you will not get rid of again
- a round for everybody, audience included; the words are on the back of the programme

Between the songs one person at a time will tell you where theirs comes from. It never takes longer than a minute; {c} is keeping watch and has a desk bell.

@house

The evening begins at half past seven and ends at about nine, so that the early shift gets to bed. Admission is free; hotel guests, families and neighbours are welcome. At the exit there will be a suitcase from lost property that nobody ever collected; what ends up in it pays for sheet music and a second-hand piano. And if you notice your feet tapping while you listen: the next rehearsal is on the following Tuesday, between dryers two and three. There is no audition.

@close
`,
    },
  },
};
