import type { Blueprint } from '../blueprint.ts';

export const chefExchange: Blueprint = {
  id: 'chef-exchange',
  category: 'kitchen',
  art: ['kitchen', 'portraitChef', 'dining'],
  cast: ['headChef', 'sousChef', 'service'],
  figures: { days: [5, 9], guests: [140, 380, 10], dishes: [5, 8], kilos: [12, 30] },
  text: {
    de_DE: {
      titles: [
        'Küchentausch: {other.city} kocht eine Woche lang in {city}',
        'Fremder Herd, neue Freunde: Die Köche {from} und {other.from} tauschen',
        'Zwei Küchen, {dishes} Gänge: Gastspiel {at}',
      ],
      teasers: [
        '{days} Tage lang stand das Team {other.from} am Herd {of} – und umgekehrt. Mitgebracht haben beide Seiten Rezepte, Messer und sehr verschiedene Vorstellungen von Salz.',
        '{guests} Gäste, {dishes} Gerichte, ein Missverständnis um Petersilie: {a} zieht Bilanz nach einer Woche Küchentausch.',
      ],
      body: `
Am ersten Abend verstand niemand die Kommandos. „Heiß!“ geht in jeder Sprache, „zwei Saibling, einer ohne“ schon weniger. Also hängte {a} {at} in {city} eine Tafel auf und ließ zeichnen: Fisch, Huhn, Gabel durchgestrichen. Von da an lief es. {days} Tage lang hat die Küchenmannschaft {other.from} aus {other.city} bei uns gekocht, während die unsere dort am Herd stand.
||
Die Idee entstand bei einem Telefonat über Lieferzeiten. „Komm doch her und sieh dir an, warum das nicht geht“, sagte {a} zu den Kollegen in {other.city}. Sie kamen. Alle. Und {the} schickte seine eigene Küche im Gegenzug auf die Reise.

## Was auf den Tisch kam

{dishes} Gerichte standen auf der Gastkarte, {guests} Gäste haben sie bestellt. Am schnellsten aus war das einfachste: geschmortes Gemüse mit Brot und einer Sauce, für die {kilos} Kilo Petersilie geliefert wurden statt {kilos} Bund. Verschwendet wurde nichts. Das Personalrestaurant war vier Tage lang ausgesprochen grün.

> b: Ich habe gedacht, Salz ist Salz. Jetzt weiß ich: Salz ist eine Haltung.
||
> a: In einer fremden Küche merkt man, welche Handgriffe Können sind und welche nur Gewohnheit. Ich hatte mehr Gewohnheiten, als ich dachte.

## Was bleibt

- eine Brühe aus Röstgemüse, die ab sofort in beiden Häusern die Grundlage ist
- eine andere Reihenfolge beim Anrichten, die pro Teller acht Sekunden spart
- gemeinsame Bestellungen bei zwei Höfen, die allein zu klein für uns waren
- ein Gruppenchat, in dem vor allem Fotos von Personalessen landen

{c} hat im Service erlebt, wie die Gäste reagierten: „Viele wollten wissen, wer da kocht. Ich habe sie einfach in die Küche mitgenommen. Das machen wir jetzt öfter.“

@house

Der Küchentausch geht weiter. Im nächsten Halbjahr können sich drei Hauspaare bewerben; die Reisekosten übernimmt die Akademie, die Petersilie bestellt diesmal der Einkauf.

@close
`,
    },
    en_GB: {
      titles: [
        'Kitchen swap: {other.city} cooks in {city} for a week',
        'Someone else’s stove, new friends: the chefs {from} and {other} trade places',
        'Two kitchens, {dishes} courses: a guest performance {at}',
      ],
      teasers: [
        'For {days} days the team {other.from} stood at the stoves {at} – and vice versa. Both sides brought recipes, knives and very different ideas about salt.',
        '{guests} guests, {dishes} dishes, one misunderstanding about parsley: {a} looks back on a week of kitchen swap.',
      ],
      body: `
On the first evening nobody understood the commands. “Hot!” works in any language, “two char, one without” rather less so. So {a} put up a board {at} in {city} and had people draw: fish, chicken, fork crossed out. From then on it worked. For {days} days the kitchen crew {other.from} in {other.city} cooked here while ours stood at their stoves.
||
The idea was born on the phone, in a conversation about delivery times. “Why don’t you come and see for yourselves why it can’t be done?” {a} said to the colleagues in {other.city}. They came. All of them. And {hotel} sent its own kitchen on a journey in return.

## What came to the table

There were {dishes} dishes on the guest menu, and {guests} guests ordered them. The simplest sold out fastest: braised vegetables with bread and a sauce for which {kilos} kilos of parsley were delivered instead of {kilos} bunches. Nothing was wasted. For four days the staff restaurant was decidedly green.

> b: I thought salt was salt. Now I know: salt is an attitude.
||
> a: In a strange kitchen you notice which moves are skill and which are just habit. I had more habits than I thought.

## What remains

- a stock of roasted vegetables that is now the base in both houses
- a different order of plating that saves eight seconds per plate
- joint orders with two farms that were too small for us alone
- a group chat that mostly fills up with photos of staff meals

{c} saw how the guests reacted: “Many wanted to know who was cooking. I simply took them into the kitchen. We do that more often now.”

@house

The kitchen swap goes on. In the next half-year three pairs of houses can apply; the Academy covers travel, and this time purchasing will order the parsley.

@close
`,
    },
    fr_FR: {
      titles: ['Échange de cuisines : {other.city} aux fourneaux de {city} pendant une semaine'],
      teasers: [
        'Pendant {days} jours, l’équipe {other.from} a cuisiné {at} – et inversement. Au menu : des recettes, des couteaux et des idées très différentes sur le sel.',
      ],
      body: `
Le premier soir, personne ne comprenait les annonces. « Chaud ! » passe dans toutes les langues, le reste un peu moins. Alors {a} a accroché un tableau {at} à {city} et fait dessiner : poisson, poulet, fourchette barrée.

## Dans l’assiette

{guests} clients ont commandé l’un des {dishes} plats. Le plus simple est parti le plus vite : des légumes braisés et une sauce pour laquelle on livra {kilos} kilos de persil au lieu de {kilos} bottes. Rien n’a été perdu ; le personnel a mangé vert pendant quatre jours.

> b: Je croyais que le sel, c’était du sel. Maintenant je sais : c’est une attitude.

Il reste un bouillon de légumes rôtis, une façon plus rapide de dresser et des commandes communes auprès de deux fermes. L’échange continue : trois paires de maisons peuvent se porter candidates.
`,
    },
    it_IT: {
      titles: ['Scambio di cucine: {other.city} cucina per una settimana a {city}'],
      teasers: [
        'Per {days} giorni la brigata {other.from} ha cucinato {at}, e viceversa. In valigia: ricette, coltelli e idee molto diverse sul sale.',
      ],
      body: `
La prima sera nessuno capiva i comandi. «Caldo!» funziona in ogni lingua, il resto un po’ meno. Così {a} ha appeso una lavagna {at} a {city} e ha fatto disegnare: pesce, pollo, forchetta barrata.

## In tavola

{guests} ospiti hanno ordinato uno dei {dishes} piatti. Il più semplice è finito per primo: verdure brasate e una salsa per cui sono arrivati {kilos} chili di prezzemolo invece di {kilos} mazzetti. Non si è sprecato nulla: il personale ha mangiato verde per quattro giorni.

> b: Pensavo che il sale fosse sale. Adesso so che è un atteggiamento.

Restano un brodo di verdure arrostite, un modo più rapido di impiattare e ordini comuni presso due fattorie. Lo scambio continua: possono candidarsi tre coppie di alberghi.
`,
    },
    nl_NL: {
      titles: ['Keukenruil: {other.city} kookt een week lang in {city}'],
      teasers: [
        '{days} dagen lang stond het team {other.from} achter het fornuis {from} – en andersom. In de koffer: recepten, messen en heel andere ideeën over zout.',
      ],
      body: `
De eerste avond begreep niemand de commando’s. ‘Heet!’ werkt in elke taal, de rest wat minder. Dus hing {a} {at} in {city} een bord op en liet tekenen: vis, kip, vork met een streep erdoor.

## Wat er op tafel kwam

{guests} gasten bestelden een van de {dishes} gerechten. Het eenvoudigste was het eerst op: gesmoorde groenten met een saus waarvoor {kilos} kilo peterselie werd geleverd in plaats van {kilos} bosjes. Er is niets verspild; de kantine was vier dagen lang erg groen.

> b: Ik dacht dat zout gewoon zout was. Nu weet ik: zout is een houding.

Wat blijft: een bouillon van geroosterde groenten, een snellere manier van opmaken en samen inkopen bij twee boerderijen. De ruil gaat door; drie koppels van huizen kunnen zich melden.
`,
    },
    ar: {
      titles: ['تبادل المطابخ: {other.city} تطبخ أسبوعاً في {city}'],
      teasers: [
        'طوال {days} أيام وقف فريق {other.the} أمام مواقدنا، ووقف فريقنا أمام مواقدهم. في الحقائب وصفات وسكاكين وآراء مختلفة جداً في الملح.',
      ],
      body: `
في المساء الأول لم يفهم أحد الأوامر. كلمة «ساخن!» تُفهم بكل اللغات، أما الباقي فأقل. فعُلّقت لوحة {at} في {city} ورُسم عليها: سمكة، دجاجة، شوكة مشطوبة.

## على المائدة

طلب {guests} ضيفاً من الأطباق الـ{dishes}، ونفد أبسطها أولاً: خضار مطهوة على مهل مع صلصة وصل من أجلها {kilos} كيلوغراماً من البقدونس بدل {kilos} حزمة. لم يُهدر شيء، وكان مطعم الموظفين أخضر أربعة أيام.

> b: كنت أظن الملح ملحاً، والآن أعرف أنه موقف.

بقي لنا مرق من الخضار المشوية، وطريقة أسرع في تجهيز الأطباق، وطلبيات مشتركة من مزرعتين. ويستمر التبادل: يمكن لثلاثة أزواج من الفنادق التقدّم.
`,
    },
  },
};
