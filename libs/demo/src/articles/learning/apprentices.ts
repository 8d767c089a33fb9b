import type { Blueprint } from '../blueprint.ts';

export const apprenticesRun: Blueprint = {
  id: 'apprentices-run',
  category: 'learning',
  art: ['team', 'reception', 'kitchen'],
  cast: ['apprentice', 'director', 'people'],
  figures: { apprentices: [14, 26], days: [5, 7], guests: [180, 420, 10], score: [93, 98] },
  text: {
    de_DE: {
      titles: [
        'Der Chef macht Pause: Eine Woche lang leiten die Auszubildenden {hotel}',
        '{apprentices} Auszubildende, {days} Tage, ein Hotel: Das Experiment in {city}',
        '„Heute entscheide ich“: Azubis übernehmen {hotel}',
      ],
      teasers: [
        '{days} Tage, {guests} Gäste und keine Direktion weit und breit: {apprentices} Auszubildende haben {hotel} allein geführt – und am dritten Tag fiel der Strom aus.',
        'Vom Einkauf bis zur Beschwerde, von der Kalkulation bis zum Krawattenknoten: {a} hat eine Woche lang den Schlüssel getragen.',
      ],
      body: `
Um sieben Uhr am Montag übergab {b} den Generalschlüssel, wünschte viel Glück und ging frühstücken – als Gast. Von da an führten {apprentices} Auszubildende aus neun Häusern {hotel} in {city} allein: Direktion, Küche, Empfang, Technik, Personalplanung. {days} Tage lang, bei laufendem Betrieb, mit {guests} Gästen, die davon wussten und neugierig waren.
||
Die Regeln passten auf eine Serviette. Erstens: Die Auszubildenden entscheiden. Zweitens: Die Ausbilder schweigen, außer es brennt. Drittens: Es brennt nicht. {days} Tage lang hat {apprentices}-mal jemand {at} etwas zum ersten Mal gemacht, vom Weineinkauf bis zur Kündigung eines Lieferanten.

## Tag drei: Der Strom

Am Mittwoch um 18.40 Uhr ging das Licht aus, im ganzen Viertel. {a}, als Direktion eingeteilt, hatte vierzig Gäste im Restaurant und keinen Herd. Was dann geschah, erzählt man sich im Haus schon jetzt wie eine Legende: Kerzen, kalte Platten, ein Klavier, und die Technik führte jeden Gast mit der Taschenlampe ins Zimmer. Um neun war der Strom zurück. Niemand wollte, dass jemand das Licht anmacht.

> a: Ich hatte nur einen Gedanken: Nicht rennen. Wenn ich renne, rennen alle. Also bin ich sehr langsam gegangen und habe sehr schnell gedacht.
||
> b: Ich saß im Dunkeln an Tisch neun und durfte nichts sagen. Das war die schwerste Stunde meiner Laufbahn. Und eine der schönsten.

## Was die Woche gezeigt hat

- Bewertung durch die Gäste: **{score} von 100 Punkten**, drei mehr als im Jahresschnitt
- Wareneinsatz: im Plan, trotz eines Irrtums beim Spargel (Kilo, nicht Bund)
- drei Abläufe, die bleiben, darunter ein Übergabebuch, in dem auch steht, was gut war
- {apprentices} junge Leute, die jetzt wissen, warum die Direktion manchmal so schaut

{c} hat die Woche begleitet und ausgewertet. Das Fazit passt ebenfalls auf eine Serviette: mehr zutrauen, früher, öfter. Die nächste Azubiwoche findet im kommenden Halbjahr {other.at} in {other.city} statt. Bewerben können sich alle ab dem zweiten Lehrjahr, auch aus der Küche, auch aus der Verwaltung.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'The boss takes a break: for a week the apprentices run {hotel}',
        '{apprentices} apprentices, {days} days, one hotel: the {city} experiment',
        '“Today I decide”: apprentices take over {hotel}',
      ],
      teasers: [
        '{days} days, {guests} guests and no management anywhere in sight: {apprentices} apprentices ran {hotel} on their own – and on day three the power failed.',
        'From purchasing to complaints, from costings to tying a tie: for a week {a} carried the key.',
      ],
      body: `
At seven on Monday {b} handed over the master key, wished everybody luck and went to breakfast – as a guest. From then on {apprentices} apprentices from nine houses ran {hotel} in {city} on their own: management, kitchen, front desk, engineering, rotas. For {days} days, fully open, with {guests} guests who knew about it and were curious.
||
The rules fitted on a napkin. One: the apprentices decide. Two: the trainers keep quiet unless something is on fire. Three: nothing is on fire. For {days} days somebody {at} was forever doing something for the first time, from buying wine to dismissing a supplier.

## Day three: the power

At 6.40 on Wednesday evening the lights went out in the whole quarter. {a}, on duty as general manager, had forty guests in the restaurant and no stove. What happened next is already told in the house as a legend: candles, cold platters, a piano, and the engineers taking each guest to their room by torchlight. At nine the power was back. Nobody wanted anyone to switch on the light.

> a: I had only one thought: don’t run. If I run, everybody runs. So I walked very slowly and thought very fast.
||
> b: I sat in the dark at table nine and was not allowed to say a word. It was the hardest hour of my career. And one of the finest.

## What the week has shown

- rating by guests: **{score} out of 100**, three points above the yearly average
- cost of goods: on target, despite a misunderstanding about asparagus (kilos, not bunches)
- three routines that will stay, among them a handover book that also says what went well
- {apprentices} young people who now know why management sometimes looks like that

{c} accompanied and evaluated the week. The conclusion fits on a napkin, too: trust more, earlier, more often. The next apprentices’ week takes place {other.at} in {other.city} in the coming half-year. Everyone from the second year on can apply, from the kitchen as well, from the offices as well.

@house

@close
`,
    },
    fr_FR: {
      titles: ['La direction fait une pause : une semaine aux mains des apprentis {at}'],
      teasers: [
        '{days} jours, {guests} clients et pas un directeur en vue : {apprentices} apprentis ont tenu la maison seuls – et le troisième jour, le courant a sauté.',
      ],
      body: `
Lundi à sept heures, {b} a remis le passe-partout, souhaité bonne chance et pris son petit-déjeuner – côté clients. Ensuite, {apprentices} apprentis venus de neuf maisons ont dirigé {the} à {city}, portes ouvertes, pendant {days} jours.

## Troisième jour : la panne

Mercredi à 18 h 40, plus de lumière dans tout le quartier. {a}, à la direction ce jour-là, avait quarante clients à table et plus de fourneaux. Il y eut des bougies, des plats froids, un piano. À neuf heures, le courant est revenu ; personne ne voulait qu’on rallume.

> a: Je n’avais qu’une idée : ne pas courir. Si je cours, tout le monde court. Alors j’ai marché très lentement et réfléchi très vite.

Note des clients : **{score} sur 100**. La prochaine semaine des apprentis aura lieu {other.at} à {other.city} ; on peut se porter candidat dès la deuxième année.
`,
    },
    it_IT: {
      titles: ['Il direttore fa una pausa: per una settimana gli apprendisti guidano {the}'],
      teasers: [
        '{days} giorni, {guests} ospiti e nessuna direzione in vista: {apprentices} apprendisti hanno gestito la casa da soli, e il terzo giorno è mancata la corrente.',
      ],
      body: `
Lunedì alle sette {b} ha consegnato il passe-partout, ha augurato buona fortuna e ha fatto colazione come un ospite. Da lì in poi {apprentices} apprendisti di nove alberghi hanno guidato {the} a {city} per {days} giorni, a porte aperte.

## Terzo giorno: il buio

Mercoledì alle 18.40 si è spento tutto il quartiere. {a}, in direzione quel giorno, aveva quaranta ospiti al ristorante e nessun fornello. Candele, piatti freddi, un pianoforte. Alle nove è tornata la corrente, ma nessuno voleva riaccendere la luce.

> a: Avevo un solo pensiero: non correre. Se corro io, corrono tutti. Così ho camminato piano e pensato in fretta.

Voto degli ospiti: **{score} su 100**. La prossima settimana degli apprendisti sarà {other.at} a {other.city}; ci si può candidare dal secondo anno.
`,
    },
    nl_NL: {
      titles: ['De baas neemt pauze: een week lang runnen de leerlingen {the}'],
      teasers: [
        '{days} dagen, {guests} gasten en nergens een directeur te zien: {apprentices} leerlingen runden het huis alleen – en op dag drie viel de stroom uit.',
      ],
      body: `
Maandag om zeven uur gaf {b} de loper af, wenste iedereen succes en ging ontbijten – als gast. Vanaf dat moment runden {apprentices} leerlingen uit negen huizen {the} in {city}, {days} dagen lang, met alles open.

## Dag drie: de stroom

Woensdag om 18.40 uur ging het licht uit, in de hele wijk. {a}, die dag directie, had veertig gasten in het restaurant en geen fornuis. Er kwamen kaarsen, koude schotels, een piano. Om negen uur was de stroom terug; niemand wilde dat het licht aanging.

> a: Ik dacht maar één ding: niet rennen. Als ik ren, rent iedereen. Dus liep ik heel langzaam en dacht ik heel snel.

Waardering van de gasten: **{score} van de 100**. De volgende leerlingenweek is {other.at} in {other.city}; aanmelden kan vanaf het tweede jaar.
`,
    },
    ar: {
      titles: ['المدير في استراحة: أسبوع كامل يدير فيه المتدربون {the}'],
      teasers: ['{days} أيام و{guests} ضيفاً ولا أثر للإدارة: {apprentices} متدرباً أداروا الفندق وحدهم، وفي اليوم الثالث انقطعت الكهرباء.'],
      body: `
في السابعة من صباح الاثنين سلّمت الإدارة المفتاح الرئيسي وتمنت التوفيق وجلست إلى الفطور مع الضيوف. ومنذ تلك اللحظة أدار {apprentices} متدرباً من تسعة فنادق {the} في {city} طوال {days} أيام والأبواب مفتوحة.

## اليوم الثالث: انقطاع الكهرباء

مساء الأربعاء انطفأت الأنوار في الحي كله، وكان في المطعم أربعون ضيفاً بلا موقد. فكانت الشموع والأطباق الباردة والبيانو. وعند التاسعة عادت الكهرباء، ولم يُرد أحد أن تُضاء الأنوار.

> a: لم أفكر إلا في شيء واحد: لا تركض. إن ركضتُ ركض الجميع. فمشيت ببطء شديد وفكرت بسرعة شديدة.

تقييم الضيوف: **{score} من 100**. يُقام أسبوع المتدربين القادم {other.at} في {other.city}، والترشح مفتوح ابتداءً من السنة الثانية.
`,
    },
  },
};
