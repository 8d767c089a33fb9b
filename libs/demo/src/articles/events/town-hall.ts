import type { Blueprint } from '../blueprint.ts';

export const townHall: Blueprint = {
  id: 'town-hall',
  category: 'events',
  art: ['stage', 'team', 'hotel'],
  cast: ['group:board', 'people', 'roomAttendant'],
  figures: { questions: [46, 92], open: [5, 10], chairs: [60, 90, 2] },
  event: { inDays: [10, 30], start: '14:30', end: '16:00' },
  text: {
    de_DE: {
      titles: [
        'Fragen ohne Folien: Die Geschäftsführung kommt nach {city}',
        'Drei Minuten pro Antwort: Große Runde {at}',
        '{chairs} Stühle und eine Eieruhr: {a} stellt sich euren Fragen',
      ],
      teasers: [
        'Keine Präsentation, keine Bühne, dafür eine Eieruhr aus der Küche: Am {date} beantwortet {a} {at}, was ihr wissen wollt.',
        'Beim letzten Mal kamen {questions} Fragen, {open} blieben zunächst offen. Wie es diesmal läuft und wie auch die Nachtschicht zu Wort kommt.',
      ],
      body: `
Die wichtigste Anschaffung für den Nachmittag hat neun Euro gekostet und sieht aus wie ein Ei. Sie steht sonst neben dem Herd, am {date} steht sie {at} vor {a}. Wer antwortet, dreht auf drei Minuten. Klingelt es, ist die nächste Frage dran, auch mitten im Satz. So haben es sich die Kolleginnen und Kollegen nach der letzten Runde gewünscht, höflich, aber deutlich.
||
Folien gibt es nicht. Der Beamer bleibt im Schrank, das Rednerpult auch. Am {date} von 14.30 bis 16 Uhr setzt sich {a} {at} in {city} auf einen der {chairs} Stühle, die im Kreis stehen, und beantwortet Fragen. Die Küche leiht dafür ihre Eieruhr: drei Minuten pro Antwort, dann klingelt es.

## Was beim letzten Mal war

{questions} Fragen kamen zusammen, vom Weihnachtsgeld bis zur Frage, warum der Personalaufzug immer dann steht, wenn die Wäsche kommt. {Open} ließen sich nicht sofort beantworten. Sie hingen zwei Wochen später schriftlich am Brett, mit Name und Termin. Bis auf eine sind inzwischen alle erledigt. Der Aufzug ist die eine.

> a: Am schwersten sind die Fragen, bei denen ich Nein sagen muss. Aber ein klares Nein ist mir lieber als ein Vielleicht, auf das ein Jahr lang jemand wartet.
||
> c: Ich habe letztes Mal gefragt, wer sich eigentlich die Größe der Wäschewagen ausgedacht hat. Eine Woche später stand jemand aus dem Einkauf neben mir und hat geschoben.

## So läuft der Nachmittag

- **14.30 Uhr:** zehn Minuten zur Lage, frei gesprochen
- **14.40 Uhr:** eure Fragen, abwechselnd aus dem Raum und von den Karten
- **15.45 Uhr:** was offen bleibt, wer sich kümmert und bis wann
- **16 Uhr:** Kaffee, Kuchen und alles, was man lieber unter vier Augen fragt

Die Zeit zählt als Arbeitszeit. Wer im Dienst nicht wegkann, wird nach der Hälfte abgelöst; den Plan dafür schreibt {b}. Die Runde wird in alle Häuser übertragen, mit Untertiteln, und bleibt danach vier Wochen abrufbar. Für die Nachtschicht gibt es am Morgen darauf um 6.15 Uhr eine eigene Ausgabe mit Frühstück.

## Fragen einreichen

Die Karten liegen im Personalrestaurant, der Kasten hängt neben der Stechuhr. Ein Name ist willkommen, aber nicht nötig. {b} leert den Kasten täglich und sortiert nur eines aus: Doppeltes.

> b: Ich werde oft gefragt, ob man das wirklich fragen darf. Ja. Sonst hätten wir uns den Kasten sparen können.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Questions without slides: the board comes to {city}',
        'Three minutes an answer: town hall meeting {at}',
        '{chairs} chairs and an egg timer: {a} takes your questions',
      ],
      teasers: [
        'No presentation, no platform, just an egg timer from the kitchen: on {date} {a} will be {at} to answer whatever you want to know.',
        'Last time there were {questions} questions, and {open} had to wait for an answer. How it will work this time, and how the night shift gets its say.',
      ],
      body: `
The most important purchase for the afternoon cost nine euros and looks like an egg. It usually stands next to the stove; on {date} it will stand in front of {a} {at}. Whoever answers turns it to three minutes. When it rings it is time for the next question, even in mid-sentence. That is what colleagues asked for after the last meeting, politely but clearly.
||
There will be no slides. The projector stays in the cupboard, and so does the lectern. On {date}, from half past two to four, {a} will sit down {at} in {city} on one of {chairs} chairs set out in a circle, and answer questions. The kitchen is lending its egg timer: three minutes an answer, then it rings.

## What happened last time

There were {questions} questions, from the Christmas bonus to why the staff lift always stops working when the laundry arrives. {Open} could not be answered on the spot. Two weeks later the answers were on the notice board, each with a name and a date. All but one have been dealt with since. The lift is the one.

> a: The hardest questions are those to which I have to say no. But I prefer a clear no to a perhaps that somebody waits on for a year.
||
> c: Last time I asked who had come up with the size of the linen trolleys. A week later somebody from purchasing was next to me, pushing one.

## How the afternoon works

- **2.30 pm:** ten minutes on how things stand, without notes
- **2.40 pm:** your questions, in turn from the room and from the cards
- **3.45 pm:** what remains open, who will see to it and by when
- **4 pm:** coffee, cake and everything you would rather ask in private

The time counts as working time. If you cannot leave your post, somebody will relieve you at half-time; {b} is drawing up the plan. The meeting will be streamed to all houses, with subtitles, and can be watched for four weeks afterwards. For the night shift there is an edition of its own at a quarter past six the next morning, with breakfast.

## Sending in questions

The cards are in the staff restaurant, the box hangs next to the time clock. A name is welcome but not needed. {b} empties the box every day and takes out one thing only: duplicates.

> b: People often ask me whether they are really allowed to ask that. Yes. Otherwise we could have done without the box.

@house

@close
`,
    },
    fr_FR: {
      titles: ['Des questions, pas de diapositives : la direction du groupe vient à {city}'],
      teasers: ['Ni présentation ni estrade, mais un minuteur prêté par la cuisine : le {date}, {a} répond à toutes vos questions {at}.'],
      body: `
L’achat le plus important de l’après-midi a coûté neuf euros et ressemble à un œuf. D’habitude, ce minuteur se trouve près des fourneaux ; le {date}, il sera posé devant {a}, {at}. Trois minutes par réponse, puis ça sonne, même au milieu d’une phrase.

## La dernière fois

Il y avait eu {questions} questions. Pour {open} d’entre elles, la réponse est venue deux semaines plus tard, affichée avec un nom et une date. Une seule attend encore : l’ascenseur du personnel.

> a: Le plus difficile, c’est de dire non. Mais je préfère un non clair à un peut-être que l’on attend pendant un an.

## Le déroulement

- **14 h 30 :** dix minutes sur la situation, sans notes
- **14 h 40 :** vos questions, posées dans la salle ou sur les cartes
- **15 h 45 :** ce qui reste ouvert, qui s’en charge et pour quand
- **16 h :** café et gâteau

La réunion compte comme temps de travail et sera retransmise dans toutes les maisons. L’équipe de nuit aura sa propre édition le lendemain à 6 h 15, petit-déjeuner compris. Les cartes vous attendent au restaurant du personnel ; il n’est pas nécessaire de les signer.
`,
    },
    it_IT: {
      titles: ['Domande senza slide: la direzione del gruppo viene a {city}'],
      teasers: [
        'Niente presentazione, niente palco, solo un timer prestato dalla cucina: {date} {a} risponde {at} a tutto quello che volete sapere.',
      ],
      body: `
L’acquisto più importante del pomeriggio è costato nove euro e ha la forma di un uovo. Di solito quel timer sta accanto ai fornelli; {date} starà davanti a {a}, {at}. Tre minuti per risposta, poi suona, anche a metà frase.

## L’ultima volta

Le domande erano state {questions}. Per {open} di queste la risposta è arrivata due settimane dopo, in bacheca, con un nome e una data. Ne manca ancora una sola: l’ascensore del personale.

> a: Le domande più difficili sono quelle a cui devo dire di no. Ma preferisco un no chiaro a un forse che qualcuno aspetta per un anno.

## Come si svolge

- **14.30:** dieci minuti sulla situazione, a braccio
- **14.40:** le vostre domande, dalla sala e dai biglietti
- **15.45:** che cosa resta aperto, chi se ne occupa ed entro quando
- **16.00:** caffè e torta

L’incontro vale come orario di lavoro e sarà trasmesso in tutte le case. Per il turno di notte c’è un’edizione a parte, la mattina dopo alle 6.15, con la colazione. I biglietti sono nel ristorante del personale; firmare non è obbligatorio.
`,
    },
    nl_NL: {
      titles: ['Vragen zonder slides: de directie van de groep komt naar {city}'],
      teasers: [
        'Geen presentatie, geen podium, wel een eierwekker uit de keuken: op {date} beantwoordt {a} {at} alles wat jullie willen weten.',
      ],
      body: `
De belangrijkste aankoop voor deze middag kostte negen euro en lijkt op een ei. Normaal staat de wekker naast het fornuis, op {date} staat hij {at} voor de neus van {a}. Drie minuten per antwoord, dan rinkelt het, ook midden in een zin.

## De vorige keer

Er kwamen toen {questions} vragen binnen. Op {open} daarvan hing het antwoord pas twee weken later op het prikbord, met een naam en een datum erbij. Er staat er nog maar één open: de personeelslift.

> a: Het moeilijkst zijn de vragen waarop ik nee moet zeggen. Maar liever een duidelijk nee dan een misschien waar iemand een jaar op wacht.

## Zo verloopt de middag

- **14.30 uur:** tien minuten over hoe we ervoor staan, uit het hoofd
- **14.40 uur:** jullie vragen, om de beurt uit de zaal en van de kaartjes
- **15.45 uur:** wat er open blijft, wie het oppakt en wanneer
- **16.00 uur:** koffie met taart

De bijeenkomst telt als werktijd en is in alle huizen live te volgen. De nachtdienst krijgt de volgende ochtend om 6.15 uur een eigen editie, met ontbijt. De kaartjes liggen in het personeelsrestaurant; je naam erop zetten mag, maar hoeft niet.
`,
    },
    ar: {
      titles: ['أسئلة بلا شرائح عرض: إدارة المجموعة تزور {city}'],
      teasers: ['لا عرض ولا منصة، بل مؤقّت بيض من المطبخ: يوم {date} {a?تجيب|يجيب} {a} {at} عن كل ما تودّون معرفته.'],
      body: `
أهم ما اشتريناه لهذا اللقاء ثمنه تسعة يوروهات وشكله شكل بيضة. مكان هذا المؤقّت عادةً بجانب الموقد، لكنه سيكون يوم {date} أمام {a} {at}. لكل إجابة ثلاث دقائق ثم يرنّ الجرس، حتى في منتصف الجملة.

## ماذا حدث في المرة الماضية

وصلنا {questions} سؤالاً، وبقيت {open} أسئلة بلا جواب فوري. بعد أسبوعين عُلّقت إجاباتها على اللوحة، ومع كل إجابة اسم وموعد. ولم يبقَ اليوم إلا سؤال واحد: مصعد الموظفين.

> a: أصعب الأسئلة تلك التي يكون جوابها «لا». لكنني أفضّل «لا» واضحة على «ربما» ينتظرها أحدهم سنة كاملة.

## برنامج اللقاء

- **14:30** عشر دقائق عن الوضع الحالي، من دون أوراق
- **14:40** أسئلتكم، من القاعة ومن البطاقات بالتناوب
- **15:45** ما بقي مفتوحاً، ومن يتابعه، ومتى ينتهي
- **16:00** قهوة وكعك

يُحتسب اللقاء من وقت العمل ويُبثّ مباشرة إلى جميع الفنادق. أما فريق الليل فله لقاؤه الخاص في السادسة والربع من صباح اليوم التالي مع الفطور. البطاقات في مطعم الموظفين، وكتابة الاسم عليها اختيارية.
`,
    },
  },
};
