import type { Blueprint } from '../blueprint.ts';

export const tandem: Blueprint = {
  id: 'tandem',
  category: 'learning',
  art: ['duo', 'coffee'],
  cast: ['roomAttendant', 'technician', 'people'],
  figures: { pairs: [9, 24], languages: [6, 12], minutes: [20, 40, 10], words: [140, 320, 20] },
  text: {
    de_DE: {
      titles: [
        'Du lehrst mich Suppe, ich lehre dich Schraube: Sprachtandems {at}',
        '{languages} Sprachen, {pairs} Paare: So klingt {hotel}',
        'Vokabeln zwischen Wagen und Werkbank: Sprachtandem in {city}',
      ],
      teasers: [
        '{pairs} Paare treffen sich {at} einmal pro Woche für {minutes} Minuten, erst in der einen Sprache, dann in der anderen. {a} und {b} haben mit Werkzeug angefangen.',
        'Kein Lehrbuch, keine Noten, aber ein Heft mit {words} Wörtern, die man im Hotel wirklich braucht.',
      ],
      body: `
„Schraubenzieher.“ Pause. „Schrau-ben-zie-her.“ {a} lacht, {b} lacht mit, dann ist {b?sie|er} an der Reihe und scheitert an einem Wort, das in der Muttersprache von {a.first} ganz harmlos „Löffel“ bedeutet. So beginnt der Dienstag {at} in {city}: zwei Stühle, ein Kaffee, {minutes} Minuten. Zehn davon gehören der einen Sprache, zehn der anderen, der Rest dem Gelächter.
||
{At} in {city} werden {languages} Sprachen gesprochen, auf den Etagen, in der Küche, im Aufzug. Nur miteinander sprach man lange in einer einzigen. Dann hatte {c} eine Idee, die nichts kostet außer {minutes} Minuten in der Woche.

## Warum Tandem?

Klassische Sprachkurse scheitern oft am Dienstplan. Ein Tandem braucht nur zwei Leute, die zur gleichen Zeit Pause haben. {pairs} Paare gibt es inzwischen, gemischt quer durch die Abteilungen. Die Zeit zählt als Arbeitszeit. Geredet wird über das, was gerade anliegt: kaputte Lampen, Kinder, Fußball, den Gast mit den vierzehn Kissen.

> a: Im Kurs habe ich gelernt, wie man einen Zug nach Hannover bucht. Im Tandem habe ich gelernt, wie man sagt: Bitte hilf mir kurz. Das brauche ich öfter.
||
> b: Ich repariere seit Jahren in jedem Zimmer etwas. Jetzt kann ich zum ersten Mal fragen, was genau kaputt ist.

## Das Heft

Aus den Gesprächen ist ein kleines Heft entstanden: {words} Wörter, die man im Hotel wirklich braucht, gezeichnet statt übersetzt, mit Platz für die eigene Sprache. Es passt in die Kitteltasche. „Tropfen“, „klemmen“, „quietschen“ stehen auf Seite eins, weil sie die häufigsten sind. Auf der letzten Seite steht, wie man in {languages} Sprachen „Danke, gut gemacht“ sagt.

## Mitmachen

Ein Tandem anzumelden dauert zwei Minuten: Sprache, die man kann, Sprache, die man möchte, Pausenzeiten. {c} bringt die Paare zusammen und tauscht sie, wenn es nicht passt. Häuser mit wenigen Sprachen sind übrigens nicht im Nachteil: {Other} in {other.city} übt Dialekte.

@close
`,
    },
    en_GB: {
      titles: [
        'You teach me soup, I’ll teach you screw: language tandems {at}',
        '{languages} languages, {pairs} pairs: the sound of {hotel}',
        'Vocabulary between trolley and workbench: language tandems in {city}',
      ],
      teasers: [
        '{pairs} pairs meet {at} once a week for {minutes} minutes, first in one language, then in the other. {a} and {b} began with tools.',
        'No textbook, no marks, but a booklet of {words} words you really need in a hotel.',
      ],
      body: `
“Screwdriver.” Pause. “Screw-dri-ver.” {a} laughs, {b} laughs as well, then it is {b?her|his} turn to fail at a word which in {a.first}’s mother tongue quite harmlessly means “spoon”. This is how Tuesday starts {at} in {city}: two chairs, one coffee, {minutes} minutes. Ten of them belong to one language, ten to the other, the rest to laughter.
||
{languages} languages are spoken {at} in {city}, on the floors, in the kitchen, in the lift. Only with each other people used just the one. Then {c} had an idea that costs nothing except {minutes} minutes a week.

## Why a tandem?

Ordinary language courses often founder on the rota. A tandem needs only two people who have a break at the same time. There are {pairs} pairs by now, mixed across all departments. The time counts as working time. They talk about whatever comes up: broken lamps, children, football, the guest with the fourteen pillows.

> a: In the course I learned how to book a train to Hanover. In the tandem I learned to say: could you give me a hand? I need that more often.
||
> b: I have been mending things in every room for years. Now for the first time I can ask what exactly is broken.

## The booklet

A small booklet has grown out of the conversations: {words} words you really need in a hotel, drawn rather than translated, with space for your own language. It fits in an apron pocket. “Dripping”, “jammed” and “squeaking” are on page one because they are the most frequent. The last page shows how to say “Thanks, well done” in {languages} languages.

## Take part

Signing up takes two minutes: the language you know, the one you would like to learn, your breaks. {c} matches the pairs and swaps them if they do not fit. Houses with few languages are not at a disadvantage, by the way: {other} in {other.city} practises dialects.

@close
`,
    },
    fr_FR: {
      titles: ['Apprends-moi la soupe, je t’apprends la vis : tandems linguistiques {at}'],
      teasers: [
        '{pairs} duos se retrouvent une fois par semaine pendant {minutes} minutes, d’abord dans une langue, puis dans l’autre. {a} et {b} ont commencé par les outils.',
      ],
      body: `
« Tournevis. » Un silence. « Tour-ne-vis. » {a} rit, {b} aussi. C’est ainsi que commence le mardi {at} à {city} : deux chaises, un café, {minutes} minutes.

## Pourquoi un tandem ?

Les cours classiques se heurtent au planning. Un tandem ne demande que deux personnes en pause au même moment. On en compte {pairs}, tous services confondus, et le temps est payé.

> a: Au cours, j’ai appris à réserver un train. En tandem, j’ai appris à dire : tu peux m’aider une minute ? Cela me sert plus souvent.

Un petit carnet est né de ces conversations : {words} mots vraiment utiles à l’hôtel, dessinés plutôt que traduits. Pour s’inscrire, deux minutes suffisent ; {c} forme les duos.
`,
    },
    it_IT: {
      titles: ['Tu mi insegni la zuppa, io la vite: i tandem linguistici {from}'],
      teasers: [
        '{pairs} coppie si incontrano una volta alla settimana per {minutes} minuti, prima in una lingua, poi nell’altra. {a} e {b} hanno cominciato dagli attrezzi.',
      ],
      body: `
«Cacciavite.» Pausa. «Cac-cia-vi-te.» {a} ride, {b} anche. Così comincia il martedì {at} a {city}: due sedie, un caffè, {minutes} minuti.

## Perché il tandem?

I corsi tradizionali si scontrano con i turni. Al tandem bastano due persone in pausa alla stessa ora. Le coppie sono ormai {pairs}, di tutti i reparti, e il tempo è pagato.

> a: Al corso ho imparato a prenotare un treno. In tandem ho imparato a dire: mi dai una mano? Mi serve più spesso.

Dalle chiacchierate è nato un libretto: {words} parole che in albergo servono davvero, disegnate invece che tradotte. Per iscriversi bastano due minuti; le coppie le forma {c}.
`,
    },
    nl_NL: {
      titles: ['Jij leert mij soep, ik leer jou schroef: taaltandems {at}'],
      teasers: [
        '{pairs} duo’s zien elkaar één keer per week {minutes} minuten, eerst in de ene taal, dan in de andere. {a} en {b} begonnen met gereedschap.',
      ],
      body: `
‘Schroevendraaier.’ Stilte. ‘Schroe-ven-draai-er.’ {a} lacht, {b} lacht mee. Zo begint de dinsdag {at} in {city}: twee stoelen, koffie, {minutes} minuten.

## Waarom een tandem?

Gewone taalcursussen stranden vaak op het rooster. Een tandem heeft maar twee mensen nodig die tegelijk pauze hebben. Het zijn er inmiddels {pairs}, dwars door alle afdelingen, en de tijd wordt betaald.

> a: Op cursus leerde ik een treinkaartje boeken. In het tandem leerde ik zeggen: kun je me even helpen? Dat heb ik vaker nodig.

Uit de gesprekken ontstond een boekje: {words} woorden die je in een hotel echt nodig hebt, getekend in plaats van vertaald. Aanmelden duurt twee minuten; {c} maakt de duo’s.
`,
    },
    ar: {
      titles: ['علّمني الحساء أعلّمك البرغي: ثنائيات لغوية {at}'],
      teasers: ['يلتقي {pairs} ثنائياً مرة في الأسبوع لمدة {minutes} دقيقة، بلغة أولاً ثم بالأخرى. وقد بدأ {a} و{b} بأسماء الأدوات.'],
      body: `
«مفك براغٍ.» صمت. «مفك… براغٍ.» ضحك {a} و{b} معاً. هكذا يبدأ يوم الثلاثاء {at} في {city}: كرسيان وقهوة و{minutes} دقيقة.

## لماذا الثنائي؟

كثيراً ما تصطدم الدورات العادية بجدول النوبات، أما الثنائي فيحتاج إلى شخصين في استراحة واحدة فقط. صار العدد {pairs} ثنائياً من جميع الأقسام، والوقت مدفوع الأجر.

> a: تعلمت في الدورة كيف أحجز قطاراً، وتعلمت هنا كيف أقول: هل تساعدني لحظة؟ وهذه أحتاجها أكثر.

من هذه الأحاديث وُلد كتيّب صغير: {words} كلمة نحتاجها فعلاً في الفندق، مرسومة لا مترجمة. التسجيل يستغرق دقيقتين، و{c?تتولى|يتولى} {c} تكوين الثنائيات.
`,
    },
  },
};
