import type { Blueprint } from '../blueprint.ts';

export const staffParty: Blueprint = {
  id: 'staff-party',
  category: 'events',
  art: ['party'],
  cast: ['events', 'headChef', 'nightPorter'],
  figures: { retired: [12, 24], dishes: [24, 48], metres: [22, 38, 2] },
  event: { inDays: [14, 45], start: '18:30', end: '23:30' },
  text: {
    de_DE: {
      titles: [
        'Heute bedienen die Ehemaligen: Das Personalfest {at}',
        '{metres} Meter Tisch und kein Dienst: {city} feiert das Team',
        'Kochverbot für die Küche: Einladung zum Personalfest {at}',
      ],
      teasers: [
        'Damit am {date} wirklich alle feiern können, kommen {retired} pensionierte Kolleginnen und Kollegen zurück und übernehmen für einen Abend das Haus.',
        'Jeder bringt etwas von zu Hause mit, die Küche darf nur essen, und um neun tanzt die Buchhaltung. {a} hat das Personalfest {at} geplant.',
      ],
      body: `
Das Problem jedes Personalfests in einem Hotel ist das Hotel. Irgendwer muss am Empfang stehen, irgendwer die Suppe tragen, und am Ende feiert immer dieselbe Hälfte. {a} hat {at} herumtelefoniert und eine Lösung gefunden, die im Schnitt 67 Jahre alt ist: {retired} Ehemalige kommen am {date} zurück und übernehmen den Abend. Alle anderen haben frei.
||
Am {date} steigt an der Rezeption {at} das Durchschnittsalter auf 67. {retired} pensionierte Kolleginnen und Kollegen schließen für einen Abend ihre alten Spinde auf und machen Dienst, damit die ganze Mannschaft feiern kann. Nicht die halbe, nicht in zwei Schichten. Alle, von 18.30 bis 23.30 Uhr.

## Probe bestanden

Die Ehemaligen haben schon einen Nachmittag lang geübt. Das Buchungssystem war ihnen neu, die Gäste waren es nicht: Drei Stammgäste wurden erkannt, bevor sie den Koffer abgestellt hatten. Nur die Kaffeemaschine hat jetzt mehr Knöpfe als früher und bekommt einen Zettel mit Pfeilen.

> c: Mein Vorgänger hat mir seine Nachtrunde gezeigt. Ich gehe sie seit Jahren andersherum. Seine ist kürzer.
||
> b: Ich habe für den Abend Kochverbot, schriftlich. Ich darf probieren und loben. Ich übe noch, vor allem das Zweite.

## Was auf den Tisch kommt

Gekocht wird zu Hause. {dishes} Gerichte stehen schon auf der Liste, von Linsensuppe bis Mohnkuchen, und vor jedem liegt ein Kärtchen mit Namen, Zutaten und der Person, die man nach dem Rezept fragen kann. Die Tafel ist **{metres} Meter** lang, und gesessen wird nach Losen, die {a} zieht. So kommt die Wäscherei neben den Verkauf und die Direktion dorthin, wo noch Platz ist.

- **18.30 Uhr:** Ankommen, Schürzen und Namensschilder abgeben
- **19 Uhr:** Essen an der langen Tafel
- **20.30 Uhr:** die kürzesten Reden der Gruppe, höchstens 60 Sekunden
- **21 Uhr:** Musik; die Wunschliste hängt im Personalgang
- **23.30 Uhr:** Fahrdienst in drei Richtungen

Mitbringen dürft ihr eine Begleitung, Kinder sind bis neun Uhr herzlich eingeladen und danach müde. Wer nicht kochen mag, bringt Brot, einen Klappstuhl oder gute Laune; zwei davon gibt es auch vor Ort. Anmelden könnt ihr euch bei {a}, bitte mit dem Namen des Gerichts. Kartoffelsalat ist fünfmal vertreten und damit ausverkauft.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Tonight the old hands serve: the staff party {at}',
        '{metres} metres of table and nobody on duty: {city} celebrates the team',
        'The kitchen is banned from cooking: join the staff party {at}',
      ],
      teasers: [
        'So that on {date} everybody really can celebrate, {retired} retired colleagues are coming back to run the house for one evening.',
        'Everyone brings something from home, the kitchen is only allowed to eat, and at nine accounts will dance. {a} has planned the staff party {at}.',
      ],
      body: `
The trouble with every staff party in a hotel is the hotel. Somebody has to be at the desk, somebody has to carry the soup, and in the end it is always the same half that celebrates. {a} made some telephone calls {at} and found a solution with an average age of 67: on {date} {retired} former colleagues are coming back to take over the evening. Everybody else is off.
||
On {date} the average age at the front desk {at} will rise to 67. For one evening {retired} retired colleagues are unlocking their old lockers and going on duty so that the whole crew can celebrate. Not half of it, not in two shifts. All of us, from half past six to half past eleven.

## Rehearsal passed

The old hands have already practised for an afternoon. The booking system was new to them, the guests were not: three regulars were recognised before they had put down their suitcases. Only the coffee machine has more buttons than it used to, and is getting a note with arrows.

> c: My predecessor showed me his night round. I have been walking it the other way for years. His is shorter.
||
> b: I am banned from cooking for the evening, in writing. I may taste and I may praise. I am still practising, mainly the second.

## What will be on the table

The cooking is done at home. {dishes} dishes are on the list so far, from lentil soup to poppy-seed cake, and in front of each there will be a card with its name, what is in it and whom to ask for the recipe. The table is **{metres} metres** long, and seats are drawn by lot by {a}. That puts the laundry next to sales, and the management wherever there is room.

- **6.30 pm:** arrive, hand in aprons and name badges
- **7 pm:** dinner at the long table
- **8.30 pm:** the shortest speeches in the group, 60 seconds at most
- **9 pm:** music; the list for requests hangs in the staff corridor
- **11.30 pm:** lifts home in three directions

You may bring a guest; children are warmly invited until nine, and tired after that. If you would rather not cook, bring bread, a folding chair or good spirits; two of those will also be available on site. Sign up with {a}, please, and give the name of your dish. Potato salad has been entered five times and is therefore sold out.

@house

@close
`,
    },
    fr_FR: {
      titles: ['Ce soir, les anciens font le service : la fête du personnel {at}'],
      teasers: [
        'Pour que tout le monde puisse faire la fête le {date}, {retired} collègues à la retraite reviennent et prennent la maison en main le temps d’une soirée.',
      ],
      body: `
Le problème d’une fête du personnel dans un hôtel, c’est l’hôtel. Il faut quelqu’un à la réception, quelqu’un pour porter la soupe, et c’est toujours la même moitié qui s’amuse. {a} a trouvé une solution de 67 ans d’âge moyen : le {date}, {retired} anciens collègues assurent le service {at}. Tous les autres sont libres.

## Répétition réussie

Le logiciel de réservation était nouveau pour eux, les clients non : trois habitués ont été reconnus avant d’avoir posé leur valise. Seule la machine à café aura droit à un mode d’emploi.

> b: J’ai interdiction de cuisiner, par écrit. J’ai le droit de goûter et de faire des compliments. Je m’entraîne encore.

## Le programme

- **18 h 30 :** arrivée, on dépose tabliers et badges
- **19 h :** dîner à une table de {metres} mètres, avec {dishes} plats faits maison
- **20 h 30 :** discours de 60 secondes au maximum
- **21 h :** musique et danse
- **23 h 30 :** navettes pour rentrer

Vous pouvez venir à deux, et les enfants sont les bienvenus jusqu’à 21 heures. Inscrivez-vous auprès de {a} en indiquant votre plat. La salade de pommes de terre, annoncée cinq fois, affiche complet.
`,
    },
    it_IT: {
      titles: ['Stasera servono i veterani: la festa del personale {at}'],
      teasers: [
        'Perché {date} possano festeggiare davvero tutti, {retired} colleghi in pensione tornano e mandano avanti la casa per una sera.',
      ],
      body: `
Il problema di ogni festa del personale in un albergo è l’albergo. Qualcuno deve stare alla reception, qualcuno deve portare la minestra, e alla fine festeggia sempre la stessa metà. {a} ha trovato una soluzione che ha in media 67 anni: {date} {retired} ex colleghi si occupano del servizio {at}. Tutti gli altri sono liberi.

## Prova superata

Il programma delle prenotazioni per loro era nuovo, gli ospiti no: tre clienti abituali sono stati riconosciuti prima ancora di posare la valigia. Solo la macchina del caffè avrà bisogno di un foglio con le frecce.

> b: Ho il divieto di cucinare, per iscritto. Posso assaggiare e fare i complimenti. Mi sto ancora esercitando.

## Il programma

- **18.30:** arrivo, si consegnano grembiuli e targhette
- **19.00:** cena a una tavola di {metres} metri, con {dishes} piatti fatti in casa
- **20.30:** discorsi di 60 secondi al massimo
- **21.00:** musica e balli
- **23.30:** passaggi per tornare a casa

Potete portare un accompagnatore, e i bambini sono i benvenuti fino alle 21. Iscrivetevi presso {a} indicando il vostro piatto. L’insalata di patate è già stata annunciata cinque volte ed è quindi esaurita.
`,
    },
    nl_NL: {
      titles: ['Vanavond bedienen de oudgedienden: het personeelsfeest {at}'],
      teasers: [
        'Zodat op {date} echt iedereen kan feesten, komen {retired} gepensioneerde collega’s terug om één avond het huis te runnen.',
      ],
      body: `
Het probleem van elk personeelsfeest in een hotel is het hotel. Iemand moet aan de balie staan, iemand moet de soep dragen, en uiteindelijk feest altijd dezelfde helft. {a} vond een oplossing van gemiddeld 67 jaar oud: op {date} nemen {retired} oud-collega’s {at} de dienst over. Alle anderen zijn vrij.

## Geslaagd voor de repetitie

Het boekingssysteem was nieuw voor ze, de gasten niet: drie vaste gasten werden herkend voordat ze hun koffer hadden neergezet. Alleen het koffieapparaat krijgt een briefje met pijlen.

> b: Ik heb een kookverbod, zwart op wit. Ik mag proeven en complimenten geven. Vooral dat tweede oefen ik nog.

## Het programma

- **18.30 uur:** binnenkomst, schorten en naambordjes inleveren
- **19.00 uur:** eten aan een tafel van {metres} meter, met {dishes} gerechten van thuis
- **20.30 uur:** toespraken van hooguit 60 seconden
- **21.00 uur:** muziek en dansen
- **23.30 uur:** vervoer naar huis

Je mag iemand meenemen, en kinderen zijn tot negen uur van harte welkom. Meld je aan bij {a} en zet erbij wat je maakt. Aardappelsalade staat al vijf keer op de lijst en is dus uitverkocht.
`,
    },
    ar: {
      titles: ['المتقاعدون في الخدمة هذا المساء: حفل الموظفين {at}'],
      teasers: ['حتى يحتفل الجميع يوم {date} حقاً، يعود {retired} زميلاً متقاعداً لإدارة الفندق أمسية واحدة.'],
      body: `
مشكلة كل حفل للموظفين في فندق هي الفندق نفسه. لا بدّ من أحد في الاستقبال وأحد يقدّم الحساء، وفي النهاية يحتفل النصف ذاته كل مرة. {a?وجدت|وجد} {a} حلاً متوسط عمره 67 عاماً: يوم {date} يتولى {retired} زميلاً متقاعداً العمل {at}، أما الباقون فجميعهم في إجازة.

## نجحوا في التدريب

كان نظام الحجز جديداً عليهم، أما الضيوف فلا: عرفوا ثلاثة من الضيوف الدائمين قبل أن يضعوا حقائبهم. آلة القهوة وحدها ستحصل على ورقة إرشادات.

> b: الطبخ محظور عليّ هذا المساء بقرار مكتوب. مسموح لي أن أتذوق وأن أمدح، وما زلت أتدرب على الثانية.

## البرنامج

- **18:30** الوصول وتسليم المآزر وبطاقات الأسماء
- **19:00** العشاء حول مائدة طولها {metres} متراً عليها {dishes} طبقاً من بيوتكم
- **20:30** كلمات لا تتجاوز الواحدة منها 60 ثانية
- **21:00** موسيقى
- **23:30** سيارات تعيدكم إلى بيوتكم

يمكن لكل منكم أن يصطحب ضيفاً، والأطفال مدعوون حتى التاسعة. سجّلوا لدى {a} مع ذكر اسم الطبق. سلطة البطاطا سُجّلت خمس مرات حتى الآن، ولذلك نفدت.
`,
    },
  },
};
