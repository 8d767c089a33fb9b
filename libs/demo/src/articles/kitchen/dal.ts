import type { Blueprint } from '../blueprint.ts';

export const dal: Blueprint = {
  id: 'recipe-dal',
  category: 'kitchen',
  art: ['recipe'],
  cast: ['sousChef', 'nightPorter', 'steward'],
  figures: { lentils: [250, 300, 50], people: [4, 6, 2], minutes: [30, 40, 5], staff: [40, 90, 5] },
  attachments: ['staff-recipes.pdf'],
  text: {
    de_DE: {
      titles: [
        'Rezept der Woche: Linsen-Dal aus dem Personalrestaurant {of}',
        'Das Dal, das alle wach hält: {a} verrät das Rezept',
        '{minutes} Minuten, ein Topf: Personalessen von {a}',
      ],
      teasers: [
        '{staff} Portionen am Tag, und immer bleibt der Topf leer: {a} kocht {at} ein Dal, für das die Nachtschicht früher kommt.',
        'Rote Linsen, Ingwer, ein Löffel Geduld: das meistgewünschte Essen der Mannschaft in {city} zum Nachkochen für {people} Personen.',
      ],
      body: `
Gerüche haben in einem Hotel ihren eigenen Dienstplan. Um sechs riecht es nach Brot, um neun nach Kaffee und an jedem zweiten Mittwoch um halb zwölf {at} nach Kreuzkümmel. Dann kommen auch Kolleginnen und Kollegen, die frei haben. {a} kocht Dal, in einem Topf, in dem man ein Kind baden könnte, und {staff} Portionen später ist er leer.
||
{a} hat das Rezept aus der Familie und die Menge aus Erfahrung: „Für {people} Leute kocht man {lentils} Gramm Linsen. Für die Mannschaft {at} kocht man, bis der Topf nicht mehr zu heben ist.“ Hier kommt die kleine Fassung.

## Zutaten für {people} Personen

- **{lentils} g rote Linsen**, gut gespült
- 2 Zwiebeln, 3 Zehen Knoblauch, ein daumengroßes Stück Ingwer
- 400 g Tomaten, frisch oder aus der Dose
- 400 ml Kokosmilch, 600 ml Gemüsebrühe
- je 1 TL Kreuzkümmel, Koriander, Kurkuma, dazu 1 TL schwarze Senfsamen
- 1 Limette, 2 EL Öl, Salz, ein Bund Koriandergrün

## So geht es

1. Zwiebeln in Öl bei mittlerer Hitze goldbraun braten. Das dauert zwölf Minuten, und genau daran wird meist gespart.
2. Knoblauch, Ingwer und Gewürze dazugeben, eine Minute rühren, bis es duftet.
3. Linsen, Tomaten, Brühe und Kokosmilch dazu, zwanzig Minuten leise kochen lassen.
4. Senfsamen in etwas Öl erhitzen, bis sie springen, und über das Dal gießen.
5. Mit Limettensaft und Salz abschmecken, Koriander darüber, fertig.

> a: Der Trick sind die Zwiebeln. Wer sie nur glasig macht, bekommt Linsensuppe. Wer wartet, bekommt Dal.
||
> b: Um drei Uhr nachts gibt es nichts Besseres. Ich wärme es auf, und das Haus riecht nach Zuhause, auch wenn es nicht mein Zuhause ist.

Dazu passt Reis oder das Brot vom Vortag, in Knoblauchöl geröstet. Reste halten drei Tage und werden jeden Tag besser. {c} schwört darauf, am zweiten Tag einen Löffel Erdnussmus einzurühren. {a} weiß davon nichts, und das soll auch so bleiben.

Das Rezept steht mit elf weiteren im Heft im Anhang. Habt ihr selbst ein Gericht, für das man in eurem Haus früher kommt? Schickt es an [kueche@aurelia.example](mailto:kueche@aurelia.example), mit Mengen und, wenn möglich, mit der Geschichte dazu.
`,
    },
    en_GB: {
      titles: [
        'Recipe of the week: lentil dal from the staff restaurant {at}',
        'The dal that keeps everyone awake: {a} gives away the recipe',
        '{minutes} minutes, one pot: a staff meal by {a}',
      ],
      teasers: [
        '{staff} portions a day, and the pot is always empty: {a} cooks a dal {at} that makes the night shift come in early.',
        'Red lentils, ginger, a spoonful of patience: the most requested staff meal in {city}, for {people} people to cook at home.',
      ],
      body: `
In a hotel, smells have a rota of their own. At six it smells of bread, at nine of coffee and every other Wednesday at half past eleven {at} of cumin. That is when even colleagues who are off duty turn up. {a} is making dal, in a pot big enough to bathe a child, and {staff} portions later it is empty.
||
{a} has the recipe from the family and the quantity from experience: “For {people} people you cook {lentils} grams of lentils. For the crew {at} you cook until you can’t lift the pot.” This is the small version.

## Ingredients for {people}

- **{lentils} g red lentils**, well rinsed
- 2 onions, 3 cloves of garlic, a thumb-sized piece of ginger
- 400 g tomatoes, fresh or tinned
- 400 ml coconut milk, 600 ml vegetable stock
- 1 tsp each of cumin, coriander and turmeric, plus 1 tsp black mustard seeds
- 1 lime, 2 tbsp oil, salt, a bunch of fresh coriander

## Method

1. Fry the onions in oil over a medium heat until golden brown. It takes twelve minutes, and this is exactly where people cut corners.
2. Add garlic, ginger and spices and stir for a minute until fragrant.
3. Add lentils, tomatoes, stock and coconut milk; simmer gently for twenty minutes.
4. Heat the mustard seeds in a little oil until they pop and pour them over the dal.
5. Season with lime juice and salt, scatter with coriander, done.

> a: The trick is the onions. If you only soften them you get lentil soup. If you wait you get dal.
||
> b: At three in the morning there is nothing better. I warm it up and the house smells of home, even if it is not my home.

It goes with rice or with yesterday’s bread, toasted in garlic oil. Leftovers keep for three days and get better every day. {c} swears by stirring in a spoonful of peanut butter on day two. {a} does not know, and it had better stay that way.

The recipe is in the booklet attached, along with eleven more. Do you have a dish that makes people in your house come in early? Send it to [kitchen@aurelia.example](mailto:kitchen@aurelia.example), with quantities and, if possible, with the story behind it.
`,
    },
    fr_FR: {
      titles: ['La recette de la semaine : le dal de lentilles {from}'],
      teasers: [
        '{staff} portions par jour et une marmite toujours vide : {a} prépare un dal pour lequel l’équipe de nuit arrive en avance.',
      ],
      body: `
Dans un hôtel, les odeurs ont leur propre planning. À six heures, le pain ; à neuf heures, le café ; et un mercredi sur deux, à onze heures trente, le cumin. {a} prépare le dal.

## Pour {people} personnes

- **{lentils} g de lentilles corail**
- 2 oignons, 3 gousses d’ail, un morceau de gingembre
- 400 g de tomates, 400 ml de lait de coco, 600 ml de bouillon
- cumin, coriandre, curcuma : 1 c. à café de chaque ; 1 c. à café de graines de moutarde noire
- 1 citron vert, huile, sel, coriandre fraîche

1. Faire dorer les oignons douze minutes, sans se presser.
2. Ajouter l’ail, le gingembre et les épices, remuer une minute.
3. Ajouter le reste, laisser frémir vingt minutes.
4. Faire sauter les graines de moutarde dans l’huile et verser sur le dal.

> a: Le secret, ce sont les oignons. Qui les fait juste fondre obtient une soupe. Qui attend obtient un dal.
`,
    },
    it_IT: {
      titles: ['La ricetta della settimana: il dal di lenticchie {from}'],
      teasers: ['{staff} porzioni al giorno e la pentola sempre vuota: {a} prepara un dal per cui il turno di notte arriva in anticipo.'],
      body: `
In albergo gli odori hanno i loro turni. Alle sei il pane, alle nove il caffè e, un mercoledì su due alle undici e mezza, il cumino. Vuol dire che {a} prepara il dal.

## Per {people} persone

- **{lentils} g di lenticchie rosse**
- 2 cipolle, 3 spicchi d’aglio, un pezzo di zenzero
- 400 g di pomodori, 400 ml di latte di cocco, 600 ml di brodo
- cumino, coriandolo e curcuma, un cucchiaino ciascuno; un cucchiaino di senape nera in grani
- 1 lime, olio, sale, coriandolo fresco

1. Far dorare le cipolle per dodici minuti, senza fretta.
2. Unire aglio, zenzero e spezie, mescolare un minuto.
3. Aggiungere il resto e far sobbollire venti minuti.
4. Far scoppiettare i grani di senape nell’olio e versarli sul dal.

> a: Il segreto sono le cipolle. Chi le fa solo appassire ottiene una zuppa. Chi aspetta ottiene il dal.
`,
    },
    nl_NL: {
      titles: ['Recept van de week: linzendal uit de personeelskantine {from}'],
      teasers: ['{staff} porties per dag en de pan is altijd leeg: {a} kookt een dal waarvoor de nachtdienst eerder komt.'],
      body: `
Geuren hebben in een hotel hun eigen rooster. Om zes uur brood, om negen uur koffie en om de woensdag om half twaalf komijn. Dan kookt {a} dal.

## Voor {people} personen

- **{lentils} g rode linzen**
- 2 uien, 3 teentjes knoflook, een stuk gember
- 400 g tomaten, 400 ml kokosmelk, 600 ml bouillon
- komijn, koriander en kurkuma, van elk 1 theelepel; 1 theelepel zwart mosterdzaad
- 1 limoen, olie, zout, verse koriander

1. Bak de uien in twaalf minuten goudbruin, zonder haast.
2. Voeg knoflook, gember en kruiden toe en roer een minuut.
3. Doe de rest erbij en laat twintig minuten zachtjes koken.
4. Laat het mosterdzaad in olie springen en giet het over de dal.

> a: De truc zit in de uien. Wie ze alleen glazig bakt, krijgt linzensoep. Wie wacht, krijgt dal.
`,
    },
    ar: {
      titles: ['وصفة الأسبوع: دال العدس من مطعم الموظفين {at}'],
      teasers: ['{staff} طبقاً في اليوم والقدر فارغة دائماً: دال يأتي من أجله موظفو الليل قبل موعدهم.'],
      body: `
للروائح في الفندق جدول نوبات خاص: الخبز في السادسة، والقهوة في التاسعة، والكمّون في الحادية عشرة والنصف كل أربعاء ثانٍ، وذلك يعني أن الدال على النار.

## المقادير لـ{people} أشخاص

- **{lentils} غراماً من العدس الأحمر**
- بصلتان، وثلاثة فصوص ثوم، وقطعة زنجبيل
- 400 غرام طماطم، و400 مل حليب جوز الهند، و600 مل مرق
- ملعقة صغيرة من كل من الكمّون والكزبرة والكركم، وملعقة من بذور الخردل الأسود
- ليمونة خضراء، وزيت، وملح، وكزبرة طازجة

1. يُحمّر البصل اثنتي عشرة دقيقة دون استعجال.
2. يُضاف الثوم والزنجبيل والبهارات مع التحريك دقيقة.
3. تُضاف بقية المقادير وتُترك على نار هادئة عشرين دقيقة.
4. تُفرقع بذور الخردل في الزيت وتُصبّ فوق الدال.

> a: السر في البصل. من يكتفِ بتليينه يحصل على حساء، ومن ينتظر يحصل على دال.
`,
    },
  },
};
