import type { Blueprint } from '../blueprint.ts';

export const maultaschen: Blueprint = {
  id: 'recipe-maultaschen',
  category: 'kitchen',
  art: ['recipe', 'kitchen'],
  cast: ['cook', 'apprenticeCook', 'roomAttendant'],
  hotels: (hotel) => hotel.language === 'de_DE',
  figures: { flour: [300, 400, 50], pieces: [16, 24, 4], staff: [120, 260, 20] },
  attachments: ['staff-recipes.pdf'],
  text: {
    de_DE: {
      titles: [
        'Rezept der Woche: Maultaschen, gefaltet von der ganzen Schicht',
        '{staff} Stück bis zum Mittag: Maultaschentag {at}',
        'Vom Falten und Reden: Das Maultaschenrezept {of}',
      ],
      teasers: [
        'Einmal im Monat wird {at} gefaltet. Wer vorbeikommt, hilft, und am Ende liegen {staff} Maultaschen auf dem Blech. {a} zeigt, wie es geht.',
        'Teig, Spinat, Brot von gestern: ein Essen gegen Verschwendung und für gute Laune, zum Nachmachen für zu Hause.',
      ],
      body: `
Es gibt {at} in {city} einen Tisch, der offiziell „Vorbereitung Warm“ heißt und inoffiziell „Redaktion“. Hier wird gefaltet und geredet. Am letzten Dienstag im Monat kommen alle vorbei, die Hände frei haben, auch das Housekeeping, auch die Direktion, und {a} verteilt Schürzen. {staff} Maultaschen müssen bis zwölf auf dem Blech liegen.
||
„Der Teig hört, wenn man schimpft“, sagt {a}. Ob das stimmt, hat niemand geprüft, aber am Maultaschentag {at} ist der Ton auffallend freundlich. {staff} Stück, alle von Hand, alle etwas anders.

## Zutaten für {pieces} Stück

- **{flour} g Mehl**, 3 Eier, 1 Prise Salz, etwas Wasser
- 400 g Spinat, blanchiert und gut ausgedrückt
- 200 g Brot vom Vortag, in Milch eingeweicht
- 2 Zwiebeln, fein gewürfelt und weich gedünstet
- 150 g kräftiger Käse, Muskat, Pfeffer, Petersilie

## So geht es

1. Mehl, Eier, Salz und so viel Wasser verkneten, dass ein fester, glatter Teig entsteht. Eine Stunde ruhen lassen. Den Teig, nicht euch.
2. Spinat, Brot, Zwiebeln und Käse mischen, kräftig würzen. Die Füllung soll salziger schmecken, als man denkt.
3. Teig dünn ausrollen, Füllung aufstreichen, einen Rand frei lassen, einrollen, flach drücken.
4. Mit dem Löffelstiel abdrücken, dann schneiden. Der Löffelstiel ist wichtig, er klebt die Kanten zu.
5. Zehn Minuten in siedendem, nicht kochendem Salzwasser ziehen lassen.

> b: Meine erste sah aus wie ein Kissen nach einer Schlägerei. Gegessen wurde sie zuerst, aus Mitleid. Jetzt falte ich vierzig in der Viertelstunde.
||
> c: Bei uns zu Hause heißt das anders und ist runder. Aber der Tisch, an dem alle falten, der ist gleich.

Am besten schmecken sie am ersten Tag in Brühe, am zweiten in Butter gebraten, am dritten mit Ei. Einen vierten Tag hat es bisher nicht gegeben. Wer es mit Fleisch mag, ersetzt die Hälfte des Brots durch Bratwurstbrät; {a} sagt dazu nichts, schaut aber.

@house

Das Rezept liegt mit elf weiteren im Heft im Anhang. Der nächste Maultaschentag ist am letzten Dienstag des Monats ab neun Uhr. Mitzubringen sind Geschichten.
`,
    },
    en_GB: {
      titles: [
        'Recipe of the week: Maultaschen, folded by the whole shift',
        '{staff} of them by noon: Maultaschen day {at}',
        'Folding and talking: the Maultaschen recipe {from}',
      ],
      teasers: [
        'Once a month there is folding {at}. Whoever comes past helps, and by the end {staff} Maultaschen lie on the tray. {a} shows how it is done.',
        'Dough, spinach, yesterday’s bread: a dish against waste and for good spirits, to make at home.',
      ],
      body: `
There is a table {at} in {city} officially called “Hot prep” and unofficially “The newsroom”. This is where people fold and talk. On the last Tuesday of the month everyone with a free pair of hands comes past, housekeeping too, management too, and {a} gives out aprons. {staff} Maultaschen – southern Germany’s generous answer to ravioli – have to be on the tray by twelve.
||
“The dough can hear you swear,” says {a}. Nobody has checked, but on Maultaschen day {at} the tone is remarkably friendly. {staff} pieces of southern Germany’s generous answer to ravioli, all made by hand, each a little different.

## Ingredients for {pieces}

- **{flour} g flour**, 3 eggs, a pinch of salt, a little water
- 400 g spinach, blanched and well squeezed
- 200 g of yesterday’s bread, soaked in milk
- 2 onions, finely diced and gently softened
- 150 g strong cheese, nutmeg, pepper, parsley

## Method

1. Knead flour, eggs, salt and enough water to make a firm, smooth dough. Leave to rest for an hour. The dough, not you.
2. Mix spinach, bread, onions and cheese and season well. The filling should taste saltier than you think.
3. Roll the dough out thinly, spread with filling leaving one edge free, roll up and flatten.
4. Press off portions with the handle of a spoon, then cut. The handle matters: it seals the edges.
5. Let them steep in simmering, not boiling, salted water for ten minutes.

> b: My first one looked like a pillow after a brawl. It was eaten first, out of pity. Now I fold forty in a quarter of an hour.
||
> c: At home it has another name and is rounder. But the table where everybody folds – that is the same.

They are best in broth on day one, fried in butter on day two, with egg on day three. There has never been a day four. If you like meat, replace half the bread with sausage filling; {a} says nothing, but gives you a look.

@house

The recipe is in the booklet attached, along with eleven more. The next Maultaschen day is the last Tuesday of the month, from nine. Please bring stories.
`,
    },
  },
};
