import type { Blueprint } from '../blueprint.ts';

export const newDirector: Blueprint = {
  id: 'new-director',
  category: 'group',
  art: ['portraitDesk', 'reception', 'hotel'],
  cast: ['director', 'roomAttendant', 'group:groupPeople'],
  figures: { years: [12, 26], houses: [4, 7], days: [14, 30], talks: [40, 90, 2] },
  text: {
    de_DE: {
      titles: [
        '{a} übernimmt die Leitung {at}',
        'Vom Koffer zum Schlüsselbund: {a} leitet jetzt das Team in {city}',
        'Neue Leitung in {city}: Fünf Fragen an {a}',
      ],
      teasers: [
        'Angefangen hat {a?sie|er} vor {years} Jahren an der Gepäckannahme. Seit dem Ersten des Monats führt {a} {hotel} – und hat die ersten {days} Tage vor allem zugehört.',
        '{talks} Gespräche, drei Nachtdienste und ein Vormittag in der Spülküche: So hat {a} {the.acc} kennengelernt.',
      ],
      body: `
Auf dem Schreibtisch liegt ein Notizbuch, auf dem Umschlag steht „Fragen, nicht Antworten“. {a} hat es am ersten Arbeitstag {at} gekauft und in {days} Tagen zur Hälfte gefüllt. {talks} Gespräche hat {a?sie|er} geführt, in der Küche, im Wäschelager, auf dem Dach mit der Technik. Beschlossen wurde bislang fast nichts, und das mit Absicht.
||
Wer {a} in den ersten Wochen suchte, musste laufen. {A?Sie|Er} war am Frühstücksbuffet, auf den Etagen, im Nachtdienst, einen Vormittag lang an der Spülmaschine. „Ein Haus versteht man von hinten nach vorn“, sagt {a?die neue Direktorin|der neue Direktor} {from} in {city}.

## Ein Weg durch {houses} Häuser

Begonnen hat alles vor {years} Jahren an der Gepäckannahme. Es folgten Empfang, Housekeeping, eine Saison in der Buchhaltung („die lehrreichste“), dann die stellvertretende Leitung in {other.city}. Insgesamt hat {a} in {houses} Häusern gearbeitet, davon fünf in unserer Gruppe. Die Personalabteilung führt solche Wege inzwischen als Landkarte, damit andere sie nachgehen können.

> c: Wir besetzen acht von zehn Leitungsstellen aus den eigenen Reihen. Nicht weil es billiger wäre, sondern weil wir gern Leute an der Spitze haben, die wissen, wie man ein Bett bezieht.
||
> a: Ich habe in meinem Leben vielleicht zwanzigtausend Koffer getragen. Man lernt dabei, wie sich Leute fühlen, wenn sie ankommen.

## Was sich ändert

Drei Dinge sind nach den ersten Wochen beschlossen. Die Dienstpläne kommen {at} künftig **drei Wochen** im Voraus. Jede Abteilung bekommt ein kleines Budget für Reparaturen, über das sie allein entscheidet. Und jeden zweiten Mittwoch gibt es Frühstück mit der Leitung, sechs Plätze, ohne Tagesordnung. {b} war beim ersten Mal dabei: „Ich habe von der quietschenden Tür im dritten Stock erzählt. Am Donnerstag war sie still.“

Alles andere bleibt vorerst. Auch das Notizbuch: Am Ende des ersten Halbjahres will {a} die Fragen vorlesen und sagen, welche beantwortet sind.

@house

@close
`,
    },
    en_GB: {
      titles: [
        '{a} takes charge of {hotel}',
        'From suitcases to the master key: {a} now leads the team in {city}',
        'New leadership in {city}: five questions for {a}',
      ],
      teasers: [
        '{a?She|He} started at the luggage desk {years} years ago. Since the first of the month {a} has been running {hotel} – and has spent the first {days} days mostly listening.',
        '{talks} conversations, three night shifts and a morning in the scullery: how {a} got to know {hotel}.',
      ],
      body: `
On the desk lies a notebook with “Questions, not answers” on the cover. {a} bought it on the first day at {hotel} and has half filled it in {days} days. There have been {talks} conversations, in the kitchen, in the linen store, on the roof with the engineers. So far almost nothing has been decided, and that is intentional.
||
Anyone looking for {a} in the first weeks had to walk. {A?She|He} was at the breakfast buffet, on the floors, on night duty, for a whole morning at the dishwasher. “You understand a house from the back to the front,” says the new general manager of {hotel} in {city}.

## A path through {houses} houses

It all began at the luggage desk {years} years ago. Front office, housekeeping and a season in accounts (“the most instructive”) followed, then deputy management in {other.city}. In all {a} has worked in {houses} houses, most of them in our group. The people department now draws such paths as a map so that others can follow them.

> c: We fill eight out of ten leading positions from our own ranks. Not because it is cheaper, but because we like to have people at the top who know how to make a bed.
||
> a: I must have carried twenty thousand suitcases in my life. It teaches you how people feel when they arrive.

## What will change

Three things have been decided after the first weeks. At {hotel} rotas will come out **three weeks** ahead. Each department gets a small budget for repairs that it alone decides on. And every other Wednesday there is breakfast with the management, six seats, no agenda. {b} was there the first time: “I mentioned the squeaking door on the third floor. On Thursday it was silent.”

Everything else stays as it is for the time being. So does the notebook: at the end of the first half-year {a} intends to read the questions aloud and say which have been answered.

@house

@close
`,
    },
    fr_FR: {
      titles: ['{a} prend la direction {from}'],
      teasers: [
        'Ses débuts : le comptoir des bagages, il y a {years} ans. Depuis le premier du mois, {a} dirige la maison de {city} – et a passé ses {days} premiers jours à écouter.',
      ],
      body: `
Sur le bureau, un carnet : « Des questions, pas des réponses ». {a} l’a acheté le premier jour et l’a rempli à moitié en {days} jours. {talks} conversations ont eu lieu, en cuisine, à la lingerie, sur le toit avec la technique. Presque rien n’a encore été décidé, et c’est voulu.

## Un chemin à travers {houses} maisons

Bagages, réception, étages, une saison à la comptabilité, puis la direction adjointe à {other.city} : un parcours que le groupe aime voir.

> c: Huit postes de direction sur dix sont pourvus en interne. Nous aimons avoir à notre tête des gens qui savent faire un lit.

Trois choses changent : les plannings paraîtront **trois semaines** à l’avance, chaque service disposera d’un petit budget de réparation, et un mercredi sur deux il y aura un petit-déjeuner avec la direction, sans ordre du jour.
`,
    },
    it_IT: {
      titles: ['{a} assume la direzione {from}'],
      teasers: [
        'Gli inizi: il deposito bagagli, {years} anni fa. Dal primo del mese {a} guida la casa di {city} e nei primi {days} giorni ha soprattutto ascoltato.',
      ],
      body: `
Sulla scrivania c’è un quaderno: «Domande, non risposte». {a} lo ha comprato il primo giorno e in {days} giorni lo ha riempito per metà. Ci sono stati {talks} colloqui, in cucina, in guardaroba, sul tetto con i tecnici. Non è stato deciso quasi nulla, ed è voluto.

## Un percorso in {houses} alberghi

Bagagli, ricevimento, piani, una stagione in contabilità, poi la vicedirezione a {other.city}: un cammino che al gruppo piace.

> c: Otto posti di direzione su dieci li assegniamo a persone interne. Ci piace avere in cima chi sa rifare un letto.

Tre le novità: i turni escono con **tre settimane** di anticipo, ogni reparto ha un piccolo budget per le riparazioni e un mercoledì su due si fa colazione con la direzione, senza ordine del giorno.
`,
    },
    nl_NL: {
      titles: ['{a} krijgt de leiding {from}'],
      teasers: [
        'Het begon {years} jaar geleden bij de bagage. Sinds de eerste van de maand leidt {a} het huis in {city} – en de eerste {days} dagen ging het vooral om luisteren.',
      ],
      body: `
Op het bureau ligt een schrift met op de kaft ‘Vragen, geen antwoorden’. {a} kocht het op de eerste dag en vulde het in {days} dagen voor de helft. Er waren {talks} gesprekken, in de keuken, in de linnenkamer, op het dak met de technische dienst. Besloten is er nog bijna niets, en dat is de bedoeling.

## Een weg door {houses} huizen

Bagage, receptie, huishouding, een seizoen op de boekhouding en daarna de adjunct-directie in {other.city}: zo’n loopbaan zien we graag.

> c: Acht van de tien leidinggevende functies vervullen we uit eigen gelederen. We hebben aan de top graag mensen die een bed kunnen opmaken.

Drie dingen veranderen: roosters komen **drie weken** van tevoren, elke afdeling krijgt een klein reparatiebudget en om de woensdag is er ontbijt met de directie, zonder agenda.
`,
    },
    ar: {
      titles: ['{a}: قيادة جديدة {at}'],
      teasers: [
        'كانت البداية عند مكتب الأمتعة قبل {years} عاماً. ومنذ مطلع الشهر {a?تقود|يقود} {a} فندقنا في {city}، وكانت الأيام الأولى للاستماع قبل كل شيء.',
      ],
      body: `
على المكتب دفتر كُتب على غلافه «أسئلة لا أجوبة». امتلأ نصفه خلال {days} يوماً من {talks} حديثاً في المطبخ ومخزن المفروشات وعلى السطح مع فريق الصيانة. لم يُتخذ أي قرار تقريباً حتى الآن، وهذا مقصود.

## مسيرة عبر {houses} فنادق

الأمتعة، ثم الاستقبال، ثم الغرف، ثم موسم في المحاسبة، ثم نيابة الإدارة في {other.city}: مسيرة نحب أن نراها في المجموعة.

> c: نشغل ثماني وظائف قيادية من كل عشر من داخل فرقنا، لأننا نحب أن يكون في القمة من يعرف كيف يُرتَّب السرير.

ثلاثة أمور تتغير: تصدر جداول النوبات قبل **ثلاثة أسابيع**، ولكل قسم ميزانية صغيرة للإصلاحات، وكل أسبوعين فطور مع الإدارة يوم الأربعاء دون جدول أعمال.
`,
    },
  },
};
