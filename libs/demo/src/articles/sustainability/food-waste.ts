import type { Blueprint } from '../blueprint.ts';

export const foodWaste: Blueprint = {
  id: 'food-waste',
  category: 'sustainability',
  art: ['kitchen', 'dining', 'market'],
  cast: ['sousChef', 'breakfast', 'headChef'],
  figures: { percent: [31, 48], kilos: [18, 44], weeks: [8, 14], meals: [900, 2400, 50] },
  text: {
    de_DE: {
      titles: [
        '{percent} Prozent weniger in der Tonne: Wie {hotel} Reste rettet',
        'Erst wiegen, dann wundern: {kilos} Kilo weniger Abfall am Tag',
        'Was von gestern übrig bleibt, wird heute gefeiert: Die Küche {at}',
      ],
      teasers: [
        'Eine Waage am Abfall, kleinere Schalen am Buffet und eine Suppe mit dem Namen „Dienstag“: {a} hat {at} in {weeks} Wochen mehr verändert als alle Plakate zuvor.',
        'Seit {hotel} seine Abfälle wiegt, weiß die Küche, was Gäste wirklich essen. Spoiler: weniger Melone.',
      ],
      body: `
Am ersten Tag standen 61 Kilo auf der Anzeige. Niemand sagte etwas. {a} hatte neben die Tonne {at} eine Waage gestellt und daneben fünf Knöpfe: Buffet, Teller, Lager, Vorbereitung, Personal. Wer etwas wegwirft, drückt. Mehr nicht. Kein Vortrag, keine Strafe, nur eine Zahl. Nach {weeks} Wochen ist sie um {percent} Prozent kleiner.
||
Man kann über Lebensmittelverschwendung reden oder sie wiegen. {a} {from} in {city} hat sich fürs Wiegen entschieden. Jeden Morgen hängt die Zahl vom Vortag an der Kühlhaustür, und jeden Morgen bleibt das ganze Team kurz davor stehen.

## Was wir gelernt haben

- **Melone** sieht schön aus und bleibt liegen. Sie kommt jetzt in Würfeln, auf Wunsch.
- Große Schüsseln füllt man nach, kleine räumt man ab. Seit neun Uhr kleine Schalen stehen, bleibt halb so viel übrig.
- Brot vom Morgen wird mittags Knödel, abends Knusper. Drei Rezepte hängen aus.
- Der größte Posten war gar nicht das Buffet, sondern das Lager: falsch gestapelt, vergessen, abgelaufen.

> b: Ich sage den Gästen jetzt: Ich bringe Ihnen gern frisch, was Sie möchten. Die Leute freuen sich. Und das Rührei ist warm.
||
> c: Dienstags koche ich, was Montag übrig war. Die Suppe heißt „Dienstag“. Inzwischen fragen Gäste am Mittwoch, ob noch Dienstag da ist.

{kilos} Kilo weniger pro Tag sind im Jahr Lebensmittel für rund {meals} Mahlzeiten. Einen Teil davon, der noch gut ist, holt jeden Abend ein Verein aus {city} ab. Ein anderer Teil landet dort, wo er am meisten gelobt wird: im Personalrestaurant. Das Budget, das dadurch frei wird, darf die Küche behalten. {c} hat davon ein besseres Öl gekauft und einen Kurs über Fermentation gebucht.

@house

Waage und Anleitung gibt es für alle Häuser beim Einkauf. {a} kommt gern für einen Tag vorbei, hilft beim Aufbau und bringt das Rezept für „Dienstag“ mit. Nur über die Melone möchte niemand mehr reden.

@close
`,
    },
    en_GB: {
      titles: [
        '{percent} per cent less in the bin: how {hotel} rescues leftovers',
        'First weigh, then wonder: {kilos} kilos less waste a day',
        'What is left of yesterday is celebrated today: the kitchen {at}',
      ],
      teasers: [
        'Scales by the bin, smaller bowls on the buffet and a soup called “Tuesday”: in {weeks} weeks {a} has changed more {at} than all the posters before.',
        'Since {hotel} began to weigh its waste the kitchen has known what guests really eat. Spoiler: less melon.',
      ],
      body: `
On the first day the display said 61 kilos. Nobody spoke. {a} had put scales next to the bin {at}, and beside them five buttons: buffet, plate, store, preparation, staff. If you throw something away you press one. That is all. No lecture, no penalty, just a figure. After {weeks} weeks it is {percent} per cent smaller.
||
You can talk about food waste or you can weigh it. {a} {from} in {city} decided to weigh. Every morning the previous day’s figure hangs on the cold-store door, and every morning the whole team stops in front of it for a moment.

## What we have learned

- **Melon** looks pretty and is left behind. It now comes in cubes, on request.
- Large bowls are topped up, small ones are finished. Since small bowls come out at nine, half as much remains.
- Bread from the morning becomes dumplings at noon and croutons at night. Three recipes are on the wall.
- The largest item was not the buffet at all but the store: badly stacked, forgotten, out of date.

> b: I now tell guests: I am happy to bring you whatever you like, freshly made. People are pleased. And the scrambled eggs are warm.
||
> c: On Tuesdays I cook what Monday left behind. The soup is called “Tuesday”. By now guests ask on Wednesday whether there is any Tuesday left.

{kilos} kilos less a day amount to food for some {meals} meals a year. Part of it that is still good is collected every evening by a charity in {city}. Another part ends up where it is praised most: in the staff restaurant. The kitchen may keep the budget that this sets free. {c} has spent it on a better oil and a course in fermentation.

@house

Scales and instructions are available to all houses from purchasing. {a} is happy to come by for a day, help to set things up and bring the recipe for “Tuesday”. Only nobody wants to talk about the melon any more.

@close
`,
    },
    fr_FR: {
      titles: ['{percent} pour cent de déchets en moins : comment {the} sauve les restes'],
      teasers: [
        'Une balance près de la poubelle, des bols plus petits au buffet et une soupe nommée « Mardi » : en {weeks} semaines, {a} a changé plus de choses que toutes les affiches.',
      ],
      body: `
Le premier jour, l’écran indiquait 61 kilos. Personne n’a rien dit. {a} avait posé une balance près de la poubelle {at}, avec cinq boutons. Qui jette appuie. {weeks} semaines plus tard, le chiffre a baissé de {percent} pour cent.

## Ce que nous avons appris

- Le **melon** est joli et reste là. Il est désormais servi en cubes, sur demande.
- Les grands plats se remplissent, les petits se finissent.
- Le plus gros poste n’était pas le buffet mais la réserve : mal rangée, oubliée, périmée.

> c: Le mardi, je cuisine ce que lundi a laissé. La soupe s’appelle « Mardi ». Des clients demandent le mercredi s’il en reste.

{kilos} kilos de moins par jour représentent {meals} repas par an. L’économie reste à la cuisine. La balance est disponible pour toutes les maisons auprès des achats.
`,
    },
    it_IT: {
      titles: ['Il {percent} per cento in meno nel bidone: come {the} salva gli avanzi'],
      teasers: [
        'Una bilancia accanto al bidone, ciotole più piccole al buffet e una zuppa di nome «Martedì»: in {weeks} settimane {a} ha cambiato più di tutti i manifesti.',
      ],
      body: `
Il primo giorno il display segnava 61 chili. Nessuno ha detto nulla. {a} aveva messo una bilancia accanto al bidone {at}, con cinque pulsanti. Chi butta, preme. Dopo {weeks} settimane il numero è sceso del {percent} per cento.

## Che cosa abbiamo imparato

- Il **melone** è bello e resta lì. Ora arriva a cubetti, su richiesta.
- Le ciotole grandi si riempiono, quelle piccole si finiscono.
- La voce più grande non era il buffet ma la dispensa: merce impilata male, dimenticata, scaduta.

> c: Il martedì cucino quello che è rimasto lunedì. La zuppa si chiama «Martedì». Ormai il mercoledì gli ospiti chiedono se ce n’è ancora.

{kilos} chili in meno al giorno sono {meals} pasti all’anno. Il risparmio resta alla cucina. La bilancia è disponibile per tutti presso l’ufficio acquisti.
`,
    },
    nl_NL: {
      titles: ['{percent} procent minder in de bak: zo redt {the} zijn restjes'],
      teasers: [
        'Een weegschaal bij de afvalbak, kleinere schalen op het buffet en een soep die ‘Dinsdag’ heet: in {weeks} weken veranderde {a} meer dan alle posters ooit.',
      ],
      body: `
Op de eerste dag stond er 61 kilo op het scherm. Niemand zei iets. {a} had {at} een weegschaal naast de bak gezet, met vijf knoppen. Wie iets weggooit, drukt. Na {weeks} weken is het getal {percent} procent kleiner.

## Wat we geleerd hebben

- **Meloen** is mooi en blijft liggen. Die komt nu in blokjes, op verzoek.
- Grote schalen vul je bij, kleine maak je leeg.
- De grootste post was niet het buffet maar het magazijn: verkeerd gestapeld, vergeten, over de datum.

> c: Op dinsdag kook ik wat er van maandag over is. De soep heet ‘Dinsdag’. Inmiddels vragen gasten op woensdag of er nog dinsdag is.

{kilos} kilo minder per dag is op jaarbasis eten voor {meals} maaltijden. De besparing blijft bij de keuken. De weegschaal is voor alle huizen verkrijgbaar bij inkoop.
`,
    },
    ar: {
      titles: ['أقل بنسبة {percent} بالمئة في سلة المهملات: كيف ينقذ {the} بقايا الطعام'],
      teasers: ['ميزان بجانب السلة، وأوعية أصغر على البوفيه، وحساء اسمه «الثلاثاء»: تغيّر خلال {weeks} أسبوعاً أكثر مما غيّرته كل الملصقات.'],
      body: `
في اليوم الأول أظهرت الشاشة 61 كيلوغراماً ولم يقل أحد شيئاً. وُضع ميزان بجانب السلة {at} مع خمسة أزرار، ومن يرمِ شيئاً يضغط زراً. بعد {weeks} أسبوعاً انخفض الرقم {percent} بالمئة.

## ماذا تعلمنا

- **البطيخ الأصفر** جميل ويبقى في مكانه، فصار يُقدَّم مكعبات عند الطلب.
- الأوعية الكبيرة تُملأ من جديد، والصغيرة تُؤكل حتى آخرها.
- البند الأكبر لم يكن البوفيه بل المخزن: ترتيب خاطئ، ونسيان، وانتهاء صلاحية.

> c: أطبخ يوم الثلاثاء ما بقي من الاثنين، والحساء اسمه «الثلاثاء». صار الضيوف يسألون يوم الأربعاء إن بقي منه شيء.

كل يوم {kilos} كيلوغراماً أقل تعني طعام {meals} وجبة في السنة، والتوفير يبقى للمطبخ. الميزان متاح لكل الفنادق عبر قسم المشتريات.
`,
    },
  },
};
