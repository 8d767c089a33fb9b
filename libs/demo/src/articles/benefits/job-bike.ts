import type { Blueprint } from '../blueprint.ts';

export const jobBike: Blueprint = {
  id: 'job-bike',
  category: 'benefits',
  art: ['bike'],
  cast: ['sousChef', 'group:groupPeople', 'technician'],
  figures: { bikes: [160, 420, 10], km: [6, 19], euros: [28, 62, 2], spaces: [16, 40, 2] },
  text: {
    de_DE: {
      titles: [
        'Rad statt Parkplatzsuche: Das Dienstrad kommt für alle',
        '{km} Kilometer bergab zur Frühschicht: {a} fährt Dienstrad',
        'Auf zwei Rädern nach {city}: {bikes} Diensträder sind unterwegs',
      ],
      teasers: [
        'Ab {euros} Euro im Monat, Versicherung inbegriffen, und ein trockener Stellplatz {at}: Das Dienstradprogramm startet in allen Häusern.',
        'Wer um fünf anfängt, bekommt keinen Bus. {a} hat trotzdem eine Lösung gefunden, und die hat zwei Räder.',
      ],
      body: `
Um 4.50 Uhr ist {city} blau und leer. {a} rollt durch die Stadt, {km} Kilometer, ohne Ampel, ohne Stau. „Ich komme wach an“, sagt {a?sie|er}. „Früher kam ich nur an.“ Seit dem Probelauf {at} fahren dort elf Kolleginnen und Kollegen mit dem Dienstrad zur Schicht. Ab dem nächsten Ersten können das alle in der Gruppe.
||
{bikes} Bestellungen sind in den ersten vier Wochen eingegangen, vom Faltrad bis zum Lastenrad mit Platz für zwei Kinder und einen Kontrabass. Das Dienstradprogramm startet zum Ersten in allen Häusern. {a} {from} fährt schon seit dem Probelauf.

## So geht es

- Rad aussuchen, im Laden oder online, bis zu einem Wert von 5.000 Euro
- Die Rate wird vom Bruttogehalt abgezogen, meist zwischen **{euros} und 90 Euro im Monat**
- Versicherung und jährliche Inspektion zahlt das Haus
- Nach drei Jahren könnt ihr das Rad übernehmen, zurückgeben oder tauschen

Wer in Ausbildung ist oder nach Mindesttarif verdient, bekommt einen Zuschuss, damit sich das Leasing auch dann rechnet. Für Häuser am Berg gibt es Probetage mit Elektrorädern. Und wer lieber Bus und Bahn fährt: Das Monatsticket wird weiterhin zur Hälfte übernommen.

> b: Wir haben gefragt, was euch den Weg zur Arbeit leichter macht. Auf Platz eins stand nicht Geld. Auf Platz eins stand: ein Dach fürs Rad.
||
> c: Zwei Haken, eine Pumpe, ein Kompressor. Die Radwerkstatt im Keller war schneller fertig als der Antrag dafür.

## Trocken und sicher

{spaces} Stellplätze hat {c} {at} gebaut, überdacht, beleuchtet, mit Steckdosen. Duschen und Trockenschränke folgen in allen Häusern bis zum Herbst. In der kleinen Werkstatt im Keller hängt Werkzeug an der Wand, jedes mit Umriss, damit man sieht, was fehlt. Es fehlt immer der Fünfzehner.

Beratungstermine und Rechner findet ihr im Portal, Fragen beantwortet die Personalabteilung unter [dienstrad@aurelia.example](mailto:dienstrad@aurelia.example). Fahrt vorsichtig, vor allem um 4.50 Uhr. Ihr seid nicht ganz allein: Irgendwo rollt immer auch {a.first}.

@close
`,
    },
    en_GB: {
      titles: [
        'A bike instead of parking: company bicycles for everybody',
        '{km} kilometres downhill to the early shift: {a} cycles to work',
        'To {city} on two wheels: {bikes} company bikes are on the road',
      ],
      teasers: [
        'From {euros} euros a month, insurance included, and a dry place to park {at}: the company bike scheme starts in all houses.',
        'If you start at five there is no bus. {a} has found a solution all the same, and it has two wheels.',
      ],
      body: `
At ten to five {city} is blue and empty. {a} rolls through town, {km} kilometres, no traffic lights, no jam. “I arrive awake,” {a?she|he} says. “I used to just arrive.” Since the trial {at} eleven colleagues there have been riding company bikes to work. From the first of next month everyone in the group can.
||
{bikes} orders came in during the first four weeks, from folding bikes to a cargo bike with room for two children and a double bass. The company bike scheme starts in all houses on the first. {a} {from} has been riding since the trial.

## How it works

- choose a bike, in a shop or online, up to a value of 5,000 euros
- the instalment is deducted from your gross salary, usually between **{euros} and 90 euros a month**
- the house pays insurance and the yearly service
- after three years you can keep the bike, return it or swap it

Apprentices and those on the lowest pay scale receive a grant so that leasing makes sense for them as well. Houses on a hill get trial days with electric bikes. And if you prefer bus and train: half of the monthly ticket will still be paid.

> b: We asked what would make your way to work easier. Money was not number one. Number one was: a roof for the bike.
||
> c: Two hooks, a pump, a compressor. The bike workshop in the basement was finished sooner than the paperwork for it.

## Dry and safe

{c} has built {spaces} spaces {at}, roofed, lit, with sockets. Showers and drying cupboards will follow in all houses by autumn. In the little workshop in the basement tools hang on the wall, each with its outline, so that you can see what is missing. It is always the fifteen spanner.

You will find appointments and a calculator in the portal; the people department answers questions at [bike@aurelia.example](mailto:bike@aurelia.example). Ride carefully, especially at ten to five. You are not quite alone: somewhere {a.first} is always rolling along, too.

@close
`,
    },
    fr_FR: {
      titles: ['Le vélo plutôt que le parking : un vélo de fonction pour tous'],
      teasers: [
        'À partir de {euros} euros par mois, assurance comprise, et un abri au sec {at} : le programme démarre dans toutes les maisons.',
      ],
      body: `
À 4 h 50, {city} est bleue et vide. {a} traverse la ville : {km} kilomètres sans feu ni bouchon. « J’arrive en forme, pas seulement à l’heure. » À partir du premier du mois, tout le groupe peut en faire autant.

- choisir un vélo jusqu’à 5 000 euros
- une mensualité prélevée sur le salaire brut, entre **{euros} et 90 euros**
- assurance et révision payées par la maison
- au bout de trois ans : garder, rendre ou échanger

> b: Nous avons demandé ce qui faciliterait vos trajets. En tête, il n’y avait pas l’argent, mais un toit pour le vélo.

{c} a construit {spaces} places {at}, couvertes et éclairées. L’abonnement de transport reste remboursé pour moitié.
`,
    },
    it_IT: {
      titles: ['La bici al posto del parcheggio: la bicicletta aziendale per tutti'],
      teasers: ['Da {euros} euro al mese, assicurazione inclusa, e un posto all’asciutto {at}: il programma parte in tutti gli alberghi.'],
      body: `
Alle 4.50 {city} è blu e vuota. {a} attraversa la città: {km} chilometri, niente semafori, niente code. «Arrivo con gli occhi aperti.» Dal primo del mese lo può fare tutto il gruppo.

- si sceglie una bici fino a 5.000 euro
- la rata si detrae dallo stipendio lordo, tra **{euros} e 90 euro al mese**
- assicurazione e revisione le paga l’albergo
- dopo tre anni si tiene, si restituisce o si cambia

> b: Abbiamo chiesto che cosa vi renderebbe più facile il tragitto. Al primo posto non c’erano i soldi, ma un tetto per la bici.

{c} ha costruito {spaces} posti {at}, coperti e illuminati. L’abbonamento ai mezzi resta rimborsato per metà.
`,
    },
    nl_NL: {
      titles: ['Fiets in plaats van parkeerplek: de bedrijfsfiets komt voor iedereen'],
      teasers: ['Vanaf {euros} euro per maand, verzekering inbegrepen, en een droge plek {at}: het programma start in alle huizen.'],
      body: `
Om tien voor vijf is {city} blauw en leeg. {a} rolt door de stad: {km} kilometer zonder stoplicht of file. ‘Ik kom wakker aan.’ Vanaf de eerste van de maand kan de hele groep dat.

- kies een fiets tot 5.000 euro
- het bedrag gaat van je brutoloon af, meestal tussen **{euros} en 90 euro per maand**
- verzekering en onderhoud betaalt het huis
- na drie jaar: houden, inleveren of ruilen

> b: We vroegen wat de weg naar het werk makkelijker zou maken. Op één stond niet geld, maar een dak voor de fiets.

{c} bouwde {at} {spaces} plekken, overdekt en verlicht. Het ov-abonnement blijft voor de helft vergoed.
`,
    },
    ar: {
      titles: ['دراجة بدل البحث عن موقف: دراجة العمل متاحة للجميع'],
      teasers: ['ابتداءً من {euros} يورو شهرياً مع التأمين ومكان جاف {at}: ينطلق البرنامج في جميع الفنادق.'],
      body: `
في الخامسة إلا عشر دقائق تكون {city} زرقاء وخالية. {km} كيلومتراً على الدراجة دون إشارات ولا زحام: «أصل مستيقظاً، لا مجرد واصل.» ابتداءً من أول الشهر يستطيع ذلك كل من في المجموعة.

- اختيار دراجة حتى قيمة 5000 يورو
- يُخصم القسط من الراتب الإجمالي بين **{euros} و90 يورو شهرياً**
- التأمين والصيانة السنوية على حساب الفندق
- بعد ثلاث سنوات: احتفاظ أو إرجاع أو تبديل

> b: سألنا ما الذي يسهّل طريقكم إلى العمل. لم يكن المال في المرتبة الأولى، بل سقف للدراجة.

بُني {at} {spaces} موقفاً مسقوفاً ومضاءً، ويستمر دفع نصف ثمن بطاقة المواصلات.
`,
    },
  },
};
