import type { Blueprint } from '../blueprint.ts';

export const nightPorter: Blueprint = {
  id: 'night-porter',
  category: 'people',
  art: ['portraitDesk', 'hotel'],
  cast: ['nightPorter', 'breakfast', 'frontOffice'],
  figures: { years: [6, 24], keys: [2, 7], calls: [9, 30], steps: [9, 14] },
  text: {
    de_DE: {
      titles: [
        'Wach, wenn alle schlafen: Eine Nacht mit {a}',
        'Die Stunde zwischen drei und vier: {a} hält {at} die Stellung',
        '{years} Jahre Nachtschicht: Was {a} über Menschen gelernt hat',
      ],
      teasers: [
        'Um 22 Uhr übernimmt {a} das Haus, um sechs gibt {a?sie|er} es wieder ab. Dazwischen liegen {calls} Anrufe, {keys} vergessene Schlüsselkarten und ein Rundgang, den nur die Hauskatze kennt.',
        'Wer nachts {at} ankommt, trifft zuerst auf {a}. Ein Porträt über Stille, Kaffee und die Kunst, schlechte Nachrichten gut zu überbringen.',
      ],
      body: `
Um zehn Minuten vor zehn hängt {a} die Jacke an den Haken, den sonst niemand benutzt, und stellt die Thermoskanne unter den Tresen. Die Spätschicht zählt die Kasse, sagt drei Sätze zur Lage – Zimmer 204 wartet auf Gepäck, der Aufzug zickt, die Hochzeit ist fröhlich –, dann ist {hotel} in {city} für acht Stunden {a?ihr|sein} Haus.
||
Es gibt eine Stunde, zwischen drei und vier, da hört man {at} die Kühlschränke denken. {a} mag diese Stunde. Die letzten Gäste sind im Bett, die ersten noch nicht wach, und das Haus gehört denen, die es hüten: {a}, einer Thermoskanne und, wenn sie Lust hat, der Katze aus dem Hof.

## 22 bis 2 Uhr: die Ankommenden

Nachts kommen andere Menschen als am Tag. Müde, verspätet, manchmal verzweifelt. {a} hat eine Regel: erst das Wasser, dann das Formular. „Wer um eins vor mir steht, hat schon genug Fragen beantwortet.“ {keys} Gäste finden in dieser Nacht ihre Schlüsselkarte nicht, einer findet sein Zimmer nicht, und eine Dame möchte wissen, ob man hier noch Klavier spielen darf. Man darf, im Keller, bei geschlossener Tür.

> a: Schlechte Nachrichten überbringt man am besten langsam und mit Keksen. Das habe ich in {years} Jahren gelernt. Der Flug fällt aus, der Koffer ist in Lissabon, aber hier ist ein Keks.
||
> c: {a.first} ist der Grund, warum ich nachts schlafe. In all den Jahren hat das Telefon bei mir zweimal geklingelt, und beide Male war es richtig.

## 2 bis 5 Uhr: der Rundgang

{steps} Kilometer läuft {a} in einer Schicht, meist zwischen zwei und fünf. Heizkeller, Notausgänge, Wäscheschacht, Dach. {a?Sie|Er} riecht, wenn etwas nicht stimmt, und hört am Summen der Lüftung, ob der Filter voll ist. Zweimal hat das ein Feuer verhindert, einmal eine Überschwemmung. Im Protokoll steht dann nur: „Ventil zugedreht, 03.14 Uhr“.

## 5 bis 6 Uhr: die Übergabe

Dann riecht es nach Brötchen. {b} schließt die Küche auf, und {a} bekommt den ersten Kaffee des Tages, {a?ihren|seinen} letzten. Sie reden zehn Minuten, über das Wetter, die Kinder, den Gast aus 118, der schlecht geträumt hat. Danach geht {a} nach Hause, gegen den Strom der Leute, die zur Arbeit fahren. „Alle schauen mich mitleidig an“, sagt {a?sie|er}. „Dabei habe ich Feierabend.“

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Awake while everyone sleeps: a night with {a}',
        'The hour between three and four: {a} holds the fort {at}',
        '{years} years of night shifts: what {a} has learned about people',
      ],
      teasers: [
        'At ten in the evening {a} takes over the house, at six {a?she|he} hands it back. In between are {calls} calls, {keys} mislaid key cards and a round known only to the house cat.',
        'Anyone who arrives {at} at night meets {a} first. A portrait about silence, coffee and the art of delivering bad news well.',
      ],
      body: `
At ten to ten {a} hangs {a?her|his} jacket on the hook nobody else uses and puts the thermos flask under the desk. The late shift counts the till and says three sentences about the state of things – 204 is waiting for luggage, the lift is temperamental, the wedding is happy – and then for eight hours {hotel} in {city} is {a?hers|his}.
||
There is an hour, between three and four, when you can hear the fridges think {at}. {a} likes that hour. The last guests are in bed, the first are not yet awake, and the house belongs to those who look after it: {a}, a thermos flask and, if she feels like it, the cat from the yard.

## Ten till two: the arrivals

The people who come at night are different from those who come by day. Tired, delayed, sometimes desperate. {a} has a rule: first the water, then the form. “Anyone standing in front of me at one has answered enough questions already.” Tonight {keys} guests cannot find their key card, one cannot find his room, and a lady would like to know whether one may still play the piano. One may, in the basement, with the door closed.

> a: Bad news is best delivered slowly and with biscuits. That is what {years} years have taught me. The flight is cancelled, the suitcase is in Lisbon, but here is a biscuit.
||
> c: {a.first} is the reason I sleep at night. In all those years my phone has rung twice, and both times it was right.

## Two till five: the round

{a} walks {steps} kilometres in a shift, mostly between two and five. Boiler room, emergency exits, laundry chute, roof. {a?She|He} can smell when something is wrong and hears from the hum of the ventilation whether the filter is full. Twice that has prevented a fire, once a flood. All it says in the log is: “Valve closed, 03.14”.

## Five till six: the handover

Then comes the smell of rolls. {b} unlocks the kitchen, and {a} gets the first coffee of the day, {a?her|his} last. They talk for ten minutes, about the weather, the children, the guest in 118 who had a bad dream. Then {a} goes home, against the stream of people on their way to work. “They all look at me with pity,” {a?she|he} says. “But I am the one with the day off ahead.”

@house

@close
`,
    },
    fr_FR: {
      titles: ['Debout quand tout le monde dort : une nuit avec {a}'],
      teasers: [
        'À 22 heures, {a} reçoit les clés de la maison ; à six heures, il faut les rendre. Entre les deux : {calls} appels, {keys} cartes égarées et une ronde que seul le chat connaît.',
      ],
      body: `
À dix heures moins dix, {a} accroche sa veste à la patère que personne d’autre n’utilise et pose le thermos sous le comptoir. L’équipe du soir compte la caisse, dit trois phrases, puis {the} à {city} est à {a.first} pour huit heures.

## Ceux qui arrivent

La nuit, les gens sont fatigués, en retard, parfois désespérés. Une règle : d’abord le verre d’eau, ensuite le formulaire.

> a: Les mauvaises nouvelles s’annoncent lentement, avec des biscuits. C’est ce que {years} ans m’ont appris. Le vol est annulé, la valise est à Lisbonne, mais voici un biscuit.

## La ronde

{steps} kilomètres par nuit : chaufferie, issues de secours, toit. Deux fois, cela a évité un incendie. Au petit matin, {b} ouvre la cuisine, et {a.first} boit le premier café de la journée – le dernier de la sienne.
`,
    },
    it_IT: {
      titles: ['Di guardia mentre tutti dormono: una notte con {a}'],
      teasers: [
        'Alle 22 {a} prende in consegna la casa, alle sei la restituisce. In mezzo: {calls} telefonate, {keys} tessere smarrite e un giro che conosce solo la gatta.',
      ],
      body: `
Alle dieci meno dieci {a} appende la giacca al gancio che nessun altro usa e mette il thermos sotto il banco. Il turno serale conta la cassa, dice tre frasi, poi {the} a {city} è nelle sue mani per otto ore.

## Chi arriva

Di notte arrivano persone diverse: stanche, in ritardo, a volte disperate. La regola è una: prima l’acqua, poi il modulo.

> a: Le cattive notizie si danno piano e con i biscotti. Me lo hanno insegnato {years} anni. Il volo è cancellato, la valigia è a Lisbona, ma ecco un biscotto.

## Il giro

{steps} chilometri a notte: caldaia, uscite di sicurezza, tetto. Due volte ha evitato un incendio. All’alba {b} apre la cucina e per {a.first} arriva il primo caffè della giornata, che poi è l’ultimo.
`,
    },
    nl_NL: {
      titles: ['Wakker als iedereen slaapt: een nacht met {a}'],
      teasers: [
        'Om tien uur ’s avonds neemt {a} het huis over, om zes uur gaat het weer terug. Daartussen: {calls} telefoontjes, {keys} vergeten sleutelkaarten en een ronde die alleen de kat kent.',
      ],
      body: `
Om tien voor tien hangt {a} {a?haar|zijn} jas aan de haak die niemand anders gebruikt en zet de thermoskan onder de balie. De late dienst telt de kas, zegt drie zinnen, en dan is {the} in {city} acht uur lang in één paar handen.

## Wie er aankomt

’s Nachts komen andere mensen dan overdag: moe, vertraagd, soms radeloos. Er is één regel: eerst het water, dan het formulier.

> a: Slecht nieuws breng je langzaam en met een koekje. Dat hebben {years} jaar me geleerd. De vlucht gaat niet, de koffer staat in Lissabon, maar hier is een koekje.

## De ronde

{steps} kilometer per nacht: ketelhuis, nooduitgangen, dak. Twee keer werd zo een brand voorkomen. Tegen zessen opent {b} de keuken en krijgt {a.first} de eerste koffie van de dag – voor deze dienst de laatste.
`,
    },
    ar: {
      titles: ['يقظة حين ينام الجميع: ليلة مع {a}'],
      teasers: [
        'في العاشرة مساءً {a?تتسلم|يتسلم} {a} الفندق، وفي السادسة صباحاً {a?تعيده|يعيده}. وبينهما {calls} مكالمة و{keys} بطاقات ضائعة وجولة لا تعرفها إلا القطة.',
      ],
      body: `
قبل العاشرة بعشر دقائق {a?تعلّق|يعلّق} {a} سترة العمل على مشجب لا يستعمله أحد سواه، وتوضع قارورة القهوة تحت المنضدة. نوبة المساء تعدّ الصندوق وتقول ثلاث جمل، ثم يصبح {the} في {city} أمانة لثماني ساعات.

## القادمون ليلاً

يأتي في الليل أناس آخرون: متعبون، متأخرون، وأحياناً يائسون. القاعدة واحدة: الماء أولاً ثم الاستمارة.

> a: الأخبار السيئة تُقال على مهل ومع البسكويت. هذا ما علمتني إياه {years} سنة. الرحلة ملغاة والحقيبة في لشبونة، لكن تفضلوا بسكويتة.

## الجولة

{steps} كيلومتراً كل ليلة بين غرفة المراجل ومخارج الطوارئ والسطح، وقد منعت الجولة حريقين. وعند الفجر {b?تفتح|يفتح} {b} المطبخ، فيأتي أول فنجان قهوة في اليوم، وهو الأخير في هذه النوبة.
`,
    },
  },
};
