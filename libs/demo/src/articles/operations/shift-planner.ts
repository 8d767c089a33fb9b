import type { Blueprint } from '../blueprint.ts';

export const shiftPlanner: Blueprint = {
  id: 'shift-planner',
  category: 'operations',
  art: ['planner', 'software', 'team'],
  cast: ['service', 'roomAttendant', 'group:workplace'],
  figures: { weeks: [6, 10], swaps: [38, 96], days: [14, 21, 7], houses: [5, 9] },
  text: {
    de_DE: {
      titles: [
        'Vom Dienstplanänderungsgenehmigungsverfahren zur Schichttauschbörse: Die neue Mitarbeitereinsatzplanung ersetzt Urlaubsvertretungsabstimmungsrunden, Überstundenausgleichslisten und Bereitschaftsdiensttelefonketten',
        'Die Pinnwand geht in Rente: Der Dienstplan kommt {at} aufs Telefon',
        'Wer kann am Samstag? Die neue Dienstplan-App {at} weiß es schon',
        '{swaps} Tausche in {weeks} Wochen: Ein Dienstplan, der mitdenkt',
      ],
      teasers: [
        '{weeks} Wochen lang haben die Teams {at} die neue Dienstplan-App ausprobiert. Das Ergebnis: {swaps} getauschte Schichten, kein einziges Foto vom Aushang und eine arbeitslose Pinnwand.',
        'Schichten {days} Tage im Voraus sehen, mit zwei Fingertipps tauschen und abends seine Ruhe haben: Die neue App kommt jetzt in {houses} weitere Häuser.',
      ],
      body: `
Der alte Dienstplan {at} hing neben der Kaffeemaschine und hatte Schichten wie ein Baum Ringe: Bleistift, Kugelschreiber, Korrekturflüssigkeit, darüber ein gelber Zettel mit der Aufschrift „gilt nicht mehr“. Wer frei hatte, ließ sich ein Foto schicken. Wer Pech hatte, bekam das Foto von letzter Woche. Seit {weeks} Wochen ist das vorbei.
||
Jedes Team hat eine Person, die alle anruft, wenn am Samstag jemand ausfällt. {At} in {city} war das meistens {a}. „Ich kannte die Mailbox-Ansagen des ganzen Hauses auswendig“, sagt {a.first}. Seit {weeks} Wochen übernimmt das eine App, und sie fragt nur die, die wirklich können.

## Was sich ändert

- Der Plan steht **{days} Tage im Voraus** fest. Spätere Änderungen brauchen euer Ja.
- **Tauschen mit zwei Fingertipps:** Schicht anbieten, jemand nimmt sie an, die Teamleitung bestätigt.
- Die App rechnet mit. Wer nach dem Spätdienst keine elf Stunden Ruhe hätte, wird gar nicht erst gefragt.
- Wünsche für freie Tage gebt ihr bis zum Zehnten des Vormonats ein, und ihr seht, ob sie angekommen sind.

> b: Ich habe zwei Kinder und einen Chor. Früher wusste ich am Freitag, ob ich am Sonntag singe. Jetzt weiß es sogar der Chorleiter.
||
> a: Mein erster Tausch hat vierzig Sekunden gedauert. Danach saß ich da und hatte niemanden mehr anzurufen.

## Und was bleibt

Ein Programm verteilt Schichten, aber es kennt niemanden. Wer mit wem gut arbeitet und wer nach drei Hochzeiten eine ruhige Woche braucht, entscheidet weiterhin die Teamleitung. {c} hat außerdem auf einer Regel bestanden: Zwischen 20 und 7 Uhr bleibt die App still. „Wer frei hat, hat frei“, heißt es im Konzept, und zwar in Fettschrift. Wer kein eigenes Telefon benutzen möchte, schaut auf den Bildschirm im Personalraum, der dasselbe kann.
||
Nicht alles lief glatt. In der zweiten Woche rechnete die App in einer fremden Zeitzone, und vier Leute standen eine Stunde zu früh in der Küche. Es gab dann sehr gutes Frühstück. {c} hat den Fehler beheben lassen und gleich noch einen Wunsch erfüllt: Zwischen 20 und 7 Uhr verschickt die App keine Nachrichten. Für alle ohne eigenes Diensttelefon hängt ein Bildschirm im Personalraum.

@house

## So geht es weiter

In den kommenden Wochen folgen {houses} Häuser, als Nächstes {other} in {other.city}. Jedes Team bekommt eine Einführung von dreißig Minuten, während der Arbeitszeit und mit Kuchen. Den Zugang richtet ihr mit eurer Personalnummer ein; wenn es hakt, hilft der IT-Support. Die Pinnwand {at} hat übrigens eine neue Aufgabe gefunden: Dort hängen jetzt Fahrräder, Babybetten und ein sehr guter Zwetschgenkuchen als Rezept.

@close
`,
    },
    en_GB: {
      titles: [
        'The noticeboard retires: the rota moves to your phone',
        'The noticeboard retires {at}: the rota moves to your phone',
        'Who is free on Saturday? The new rota app {at} already knows',
        '{swaps} swaps in {weeks} weeks: a rota that thinks along',
      ],
      teasers: [
        'For {weeks} weeks the teams {at} have been trying out the new rota app. The result: {swaps} shifts swapped, not one photo of the noticeboard, and a noticeboard out of work.',
        'See your shifts {days} days ahead, swap with two taps and have your evenings in peace: the new app now comes to {houses} more houses.',
      ],
      body: `
The old rota {at} hung next to the coffee machine and had layers like a tree has rings: pencil, ballpoint, correction fluid, and on top a yellow note saying “no longer valid”. If you were off you had somebody send you a photo. If you were unlucky it was last week’s. For {weeks} weeks now that has been history.
||
Every team has one person who rings everybody when somebody drops out on a Saturday. {At} in {city} that was usually {a}. “I knew the voicemail greetings of the whole house by heart,” says {a.first}. For {weeks} weeks an app has been doing the job, and it only asks those who really can.

## What changes

- The rota is fixed **{days} days ahead**. Later changes need your yes.
- **Swapping takes two taps:** offer a shift, somebody takes it, the team leader confirms.
- The app does the sums. If you would not get eleven hours’ rest after a late shift, you are not even asked.
- Requests for days off go in by the tenth of the month before, and you can see that they have arrived.

> b: I have two children and a choir. I used to know on Friday whether I would be singing on Sunday. Now even the choirmaster knows.
||
> a: My first swap took forty seconds. Then I sat there and had nobody left to ring.

## And what stays

A program hands out shifts, but it does not know anybody. Who works well with whom, and who needs a quiet week after three weddings, is still for the team leader to decide. {c} also insisted on one rule: between eight in the evening and seven in the morning the app keeps quiet. “Off means off,” says the concept, in bold. If you would rather not use your own phone, look at the screen in the staff room; it does exactly the same.
||
Not everything went smoothly. In the second week the app was living in another time zone, and four people stood in the kitchen an hour early. Breakfast was very good that day. {c} had the mistake put right and granted another wish while at it: the app sends no messages between eight in the evening and seven in the morning. For everyone without a work phone there is a screen in the staff room.

@house

## What comes next

Over the coming weeks {houses} houses will follow, {other} in {other.city} first. Every team gets an introduction of thirty minutes, in working hours and with cake. You set up your access with your staff number; if it sticks, IT support will help. The noticeboard {at}, by the way, has found a new job: it now offers bicycles, cots and the recipe for a very good plum cake.

@close
`,
    },
    fr_FR: {
      titles: ['Le tableau d’affichage prend sa retraite : le planning passe sur le téléphone'],
      teasers: [
        'Pendant {weeks} semaines, les équipes {from} ont testé la nouvelle application de planning : {swaps} services échangés et plus une seule photo floue du tableau.',
      ],
      body: `
L’ancien planning {from} était affiché à côté de la machine à café : crayon, stylo, correcteur et, par-dessus, un papier jaune « n’est plus valable ». Depuis {weeks} semaines, chacun trouve ses horaires sur son téléphone.

## Ce qui change

- Le planning est fixé **{days} jours à l’avance**. Ensuite, rien ne bouge sans votre accord.
- **Échanger en deux gestes :** on propose un service, quelqu’un le prend, la ou le responsable confirme.
- L’application veille aux onze heures de repos : si elles manquent, elle ne vous pose même pas la question.

> b: J’ai deux enfants et une chorale. Avant, je savais le vendredi si je chantais le dimanche. Maintenant, même le chef de chœur le sait.

## Ce qui reste

Un programme répartit les services, mais il ne connaît personne : les décisions restent dans l’équipe. {c} tenait aussi à une règle : entre 20 heures et 7 heures, l’application se tait. Un écran en salle du personnel remplace le téléphone pour qui le souhaite. {houses} maisons suivront, avec trente minutes de formation sur le temps de travail, gâteau compris.
`,
    },
    it_IT: {
      titles: ['La bacheca va in pensione: i turni arrivano sul telefono'],
      teasers: [
        'Per {weeks} settimane le squadre {from} hanno provato la nuova app dei turni: {swaps} scambi e nemmeno una foto sfocata della bacheca.',
      ],
      body: `
Il vecchio piano dei turni {from} era appeso accanto alla macchina del caffè: matita, penna, correttore e, sopra a tutto, un foglietto giallo con scritto «non vale più». Da {weeks} settimane ognuno trova i propri turni sul telefono.

## Che cosa cambia

- I turni sono fissati **{days} giorni prima**. Poi non si cambia nulla senza il vostro sì.
- **Per scambiare bastano due tocchi:** si offre un turno, qualcuno lo prende, chi guida la squadra conferma.
- L’app fa i conti: se mancano le undici ore di riposo, la domanda non vi arriva nemmeno.

> b: Ho due figli e un coro. Prima sapevo il venerdì se avrei cantato la domenica. Adesso lo sa perfino il maestro.

## Che cosa resta

Un programma distribuisce i turni, ma non conosce nessuno: chi lavora bene con chi lo decide ancora la squadra. {c} ha voluto anche una regola: dalle 20 alle 7 l’app tace. Chi preferisce non usare il proprio telefono trova uno schermo nella sala del personale. Seguiranno {houses} alberghi, con trenta minuti di introduzione in orario di lavoro, torta inclusa.
`,
    },
    nl_NL: {
      titles: ['Het prikbord gaat met pensioen: het rooster komt op je telefoon'],
      teasers: [
        '{weeks} weken lang probeerden de teams {from} de nieuwe roosterapp uit: {swaps} geruilde diensten en geen enkele wazige foto van het prikbord meer.',
      ],
      body: `
Het oude rooster {from} hing naast het koffieapparaat: potlood, balpen, correctievloeistof en daaroverheen een geel briefje met ‘geldt niet meer’. Sinds {weeks} weken vindt iedereen zijn diensten op de telefoon.

## Wat er verandert

- Het rooster staat **{days} dagen van tevoren** vast. Daarna verandert er niets zonder jouw ja.
- **Ruilen in twee tikken:** je biedt een dienst aan, iemand neemt hem over, de teamleiding bevestigt.
- De app rekent mee: wie na een late dienst geen elf uur rust zou hebben, krijgt de vraag niet eens.

> b: Ik heb twee kinderen en een koor. Vroeger wist ik op vrijdag of ik zondag zou zingen. Nu weet zelfs de dirigent het.

## Wat er blijft

Een programma verdeelt diensten, maar kent niemand. Wie goed met wie werkt, beslist nog steeds de teamleiding. {c} stond bovendien op één regel: tussen 20 en 7 uur zwijgt de app. Wie liever geen eigen telefoon gebruikt, kijkt op het scherm in de personeelsruimte. Er volgen {houses} huizen, elk met dertig minuten uitleg onder werktijd, taart inbegrepen.
`,
    },
    ar: {
      titles: ['لوحة الإعلانات تتقاعد: جدول المناوبات ينتقل إلى الهاتف'],
      teasers: [
        'جرّبت الفرق {at} تطبيق المناوبات الجديد {weeks} أسابيع، وكانت النتيجة {swaps} تبديلاً من دون صورة واحدة مهزوزة للوحة الإعلانات.',
      ],
      body: `
كان جدول المناوبات القديم {at} معلقاً بجانب آلة القهوة: قلم رصاص وحبر جاف وسائل تصحيح، وفوقها ورقة صفراء كُتب عليها «لم يعد سارياً». ومنذ {weeks} أسابيع يجد كل واحد مناوباته على هاتفه.

## ما الذي يتغيّر؟

- يُثبَّت الجدول قبل موعده **بـ {days} يوماً**، وبعد ذلك لا يتغيّر شيء إلا بموافقتكم.
- **التبديل بلمستين:** تعرض مناوبتك، فيأخذها أحد الزملاء، ثم يؤكدها المسؤول عن الفريق.
- التطبيق يحسب أوقات الراحة، ولا يسأل من لن تبقى له إحدى عشرة ساعة بعد المناوبة المسائية.

> b: عندي طفلان وجوقة. كنت أعرف يوم الجمعة إن كنت سأغني يوم الأحد، أما الآن فحتى قائد الجوقة يعرف.

## وما الذي يبقى؟

البرنامج يوزّع المناوبات لكنه لا يعرف الناس، لذلك يبقى القرار داخل الفريق. وقد {c?تمسّكت|تمسّك} {c} بقاعدة واحدة: يصمت التطبيق من الثامنة مساءً حتى السابعة صباحاً. ومن لا يرغب في استخدام هاتفه يجد شاشة في غرفة الموظفين. ستلحق بنا {houses} فنادق أخرى، مع شرح مدته ثلاثون دقيقة ضمن وقت العمل، ومعه الكعك.
`,
    },
  },
};
