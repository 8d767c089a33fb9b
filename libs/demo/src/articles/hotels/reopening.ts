import type { Blueprint } from '../blueprint.ts';

export const reopening: Blueprint = {
  id: 'reopening',
  category: 'hotels',
  art: ['hotel', 'renovation', 'bedroom'],
  cast: ['director', 'housekeeping', 'technician'],
  figures: { months: [5, 9], newRooms: [24, 60], doors: [180, 420, 10], chairs: [60, 140, 5], cartons: [300, 900, 20] },
  text: {
    de_DE: {
      titles: [
        '{The} öffnet wieder: {months} Monate Umbau sind geschafft',
        'Schlüssel zurück: {city} hat sein Hotel wieder',
        'Nach {months} Monaten Baustelle: Willkommen zurück {at}',
        'Frische Farbe, alte Seele: Wiedereröffnung {at}',
      ],
      teasers: [
        'Am Montag um sieben Uhr früh hat {a} die Tür aufgeschlossen. {newRooms} Zimmer sind neu, der Empfang ist umgezogen – und das Team war von der ersten Wand an dabei.',
        'Neue Leitungen, neues Licht und ein Personalraum mit Fenster: Was sich {at} verändert hat und was zum Glück nicht.',
      ],
      body: `
Um 6.58 Uhr standen elf Kolleginnen und Kollegen vor der Tür {of} in {city}, obwohl nur fünf Dienst hatten. Zwei Minuten später drehte {a} den Schlüssel um, und zum ersten Mal seit {months} Monaten roch das Haus nicht nach Staub, sondern nach Kaffee. Um 7.20 Uhr kam der erste Gast. Er fragte, ob es die Eierspeise noch gebe. Es gibt sie noch.
||
Der letzte Handwerker hat {the.acc} am Sonntagabend verlassen, mit Blumen und einer Einladung zum Frühstück. Am Montag um sieben übernahm das Team in {city}: {a} schloss auf, die Frühschicht zündete die Lampen an, und nach {months} Monaten Baulärm war es für einen Moment ganz still. Dann klingelte das Telefon, und alles war wie immer.

## Was neu ist

- **{newRooms} Zimmer** mit neuen Bädern, Verdunklung, die wirklich dunkel macht, und Steckdosen neben dem Bett
- ein Empfang, an dem Gäste sitzen können, und ein Gepäckraum auf derselben Ebene
- ein **Personalraum mit Tageslicht**, Schließfächern in Koffergröße und einer Küche, in der zwölf Leute gleichzeitig essen können
- Lüftung und Heizung, die von der Technik aus einer Ansicht gesteuert werden

Wie viel Arbeit darin steckt, sieht man an den Zahlen, die {c} gesammelt hat: {doors} Türblätter ausgehängt und wieder eingesetzt, {chairs} Stühle aufgepolstert statt weggeworfen, {cartons} Umzugskartons gepackt, beschriftet und wiedergefunden. „Fast alle“, sagt {c?sie|er}. Ein Karton mit Eierlöffeln gilt als verschollen.
||
{c} hat auf der Baustelle Buch geführt: {doors} Türen, {chairs} aufgearbeitete Stühle, {cartons} Kartons. Das Wichtigste steht nicht in der Liste. Jede Steckdose im Housekeeping-Gang sitzt jetzt dort, wo der Staubsauger steht – weil jemand gefragt hat, der damit arbeitet.

> b: Wir haben im Musterzimmer eine Woche lang so gearbeitet, als wäre es belegt. Danach haben die Architekten die Minibar umgehängt und den Wäscheschacht verbreitert. Es ist das erste Mal, dass mich jemand nach dem Bettenmachen gefragt hat, bevor gebaut wurde.
||
> a: Ich hatte Angst, dass uns das Haus fremd wird. Aber die Dielen knarren an denselben Stellen, nur die Rohre tun es nicht mehr.

## Wo das Team in der Zwischenzeit war

Niemand hat in den {months} Monaten die Stelle verloren. Ein Teil der Mannschaft hat in {other.city} ausgeholfen, andere haben Kurse der Akademie nachgeholt, und sechs Kolleginnen und Kollegen haben auf der Baustelle mitgearbeitet, vom Farbmuster bis zum Probeschlafen. Ihre Handgriffe stehen auf einer kleinen Messingtafel hinter der Rezeption.

@house

Wer sich selbst ein Bild machen möchte: Bis Ende des nächsten Monats gilt für alle Kolleginnen und Kollegen der Gruppe der Eröffnungspreis, Frühstück inbegriffen. Anfragen gehen wie immer über die Mitarbeiterrate. Und wer den Karton mit den Eierlöffeln findet, frühstückt umsonst.

@close
`,
    },
    en_GB: {
      titles: [
        '{The} opens again: {months} months of rebuilding are done',
        'Keys back: {city} has its hotel again',
        'After {months} months of dust: welcome back to {hotel}',
        'Fresh paint, old soul: {hotel} reopens',
      ],
      teasers: [
        'At seven on Monday morning {a} unlocked the door. {newRooms} rooms are new, the front desk has moved – and the team was there from the very first wall.',
        'New pipes, new light and a staff room with a window: what has changed {at} and what, happily, has not.',
      ],
      body: `
At 6.58 there were eleven colleagues at the door of {hotel} in {city}, although only five were on shift. Two minutes later {a} turned the key, and for the first time in {months} months the house smelled not of dust but of coffee. The first guest came at twenty past seven. He asked whether the scrambled eggs were still on. They are.
||
The last builder left {the} on Sunday evening, with flowers and an invitation to breakfast. At seven on Monday the team in {city} took over: {a} unlocked, the early shift switched on the lamps, and after {months} months of drilling it was perfectly quiet for a moment. Then the telephone rang, and everything was as it always had been.

## What is new

- **{newRooms} rooms** with new bathrooms, blackout blinds that really are black and sockets beside the bed
- a front desk where guests can sit down, and a luggage room on the same level
- a **staff room with daylight**, lockers the size of a suitcase and a kitchen in which twelve people can eat at once
- ventilation and heating that the technical team runs from a single screen

The figures {c} collected show how much work went into it: {doors} doors taken off and rehung, {chairs} chairs reupholstered rather than thrown away, {cartons} boxes packed, labelled and found again. “Nearly all of them,” {c?she|he} says. One box of egg spoons is officially missing.
||
{c} kept a log on site: {doors} doors, {chairs} restored chairs, {cartons} boxes. The most important thing is not on the list. Every socket in the housekeeping corridor is now where the vacuum cleaner stands – because somebody asked the people who use it.

> b: For a week we worked in the sample room as if it were occupied. After that the architects moved the minibar and widened the laundry chute. It is the first time anybody asked me about making beds before building.
||
> a: I was afraid the house would feel strange to us. But the floorboards creak in the same places; only the pipes no longer do.

## Where the team was in the meantime

Nobody lost their job in those {months} months. Some of the crew helped out in {other.city}, others caught up on Academy courses, and six colleagues worked on the building site, from paint samples to test nights. Their names are on a small brass plate behind the front desk.

@house

If you would like to see for yourself: until the end of next month all colleagues in the group can stay at the opening price, breakfast included. Please book through the staff rate as usual. And whoever finds the box of egg spoons eats breakfast for free.

@close
`,
    },
    fr_FR: {
      titles: ['{The} rouvre ses portes après {months} mois de travaux'],
      teasers: [
        'Lundi à sept heures, {a} a tourné la clé. {newRooms} chambres sont neuves, la réception a déménagé – et l’équipe a participé dès le premier mur.',
      ],
      body: `
À 6 h 58, onze collègues attendaient devant la porte, alors que cinq seulement étaient de service. Deux minutes plus tard, {a} ouvrait {the} à {city}, et pour la première fois depuis {months} mois, la maison sentait non plus la poussière mais le café.

## Ce qui change

- **{newRooms} chambres** avec de nouvelles salles de bains et des prises près du lit
- une réception où les clients peuvent s’asseoir
- une **salle du personnel à la lumière du jour**, avec de vrais casiers et une cuisine pour douze

> b: Pendant une semaine, nous avons travaillé dans la chambre témoin comme si elle était occupée. Ensuite, les architectes ont déplacé le minibar. C’est la première fois qu’on me demande mon avis avant de construire.

Personne n’a perdu son poste pendant le chantier : certains ont prêté main-forte à {other.city}, d’autres ont suivi des cours de l’Académie. Jusqu’à la fin du mois prochain, tous les collègues du groupe bénéficient du tarif d’ouverture, petit-déjeuner compris.
`,
    },
    it_IT: {
      titles: ['{The} riapre: {months} mesi di lavori sono alle spalle'],
      teasers: [
        'Lunedì alle sette {a} ha aperto la porta. {newRooms} camere sono nuove, la reception ha cambiato posto e la squadra ha partecipato fin dalla prima parete.',
      ],
      body: `
Alle 6.58 davanti alla porta c’erano undici colleghi, anche se in turno erano solo cinque. Due minuti dopo {a} ha girato la chiave {from} a {city} e, per la prima volta dopo {months} mesi, la casa non sapeva di polvere ma di caffè.

## Che cosa c’è di nuovo

- **{newRooms} camere** con bagni nuovi, tende oscuranti e prese accanto al letto
- una reception dove gli ospiti possono sedersi
- una **sala del personale con luce naturale**, armadietti capienti e una cucina per dodici persone

> b: Per una settimana abbiamo lavorato nella camera campione come se fosse occupata. Dopo, gli architetti hanno spostato il minibar. È la prima volta che qualcuno mi chiede come si rifà un letto prima di costruire.

Nessuno ha perso il posto durante il cantiere: chi ha dato una mano a {other.city}, chi ha seguito i corsi dell’Accademia. Fino alla fine del prossimo mese tutti i colleghi del gruppo possono soggiornare alla tariffa di apertura, colazione inclusa.
`,
    },
    nl_NL: {
      titles: ['{The} gaat weer open: {months} maanden verbouwing zijn klaar'],
      teasers: [
        'Maandagochtend om zeven uur draaide {a} de sleutel om. {newRooms} kamers zijn nieuw, de receptie is verhuisd – en het team dacht mee vanaf de eerste muur.',
      ],
      body: `
Om 6.58 uur stonden er elf collega’s voor de deur, terwijl er maar vijf dienst hadden. Twee minuten later opende {a} {the} in {city}, en voor het eerst in {months} maanden rook het huis niet naar stof maar naar koffie.

## Wat er nieuw is

- **{newRooms} kamers** met nieuwe badkamers, echte verduistering en stopcontacten naast het bed
- een receptie waar gasten kunnen zitten
- een **personeelsruimte met daglicht**, ruime kluisjes en een keuken voor twaalf mensen

> b: Een week lang werkten we in de proefkamer alsof er een gast in zat. Daarna verhingen de architecten de minibar. Het is de eerste keer dat iemand mij iets vroeg voordat er gebouwd werd.

Niemand is zijn baan kwijtgeraakt: een deel van het team hielp mee in {other.city}, anderen volgden cursussen aan de Academie. Tot eind volgende maand kunnen alle collega’s van de groep overnachten voor de openingsprijs, ontbijt inbegrepen.
`,
    },
    ar: {
      titles: ['{The} يفتح أبوابه من جديد بعد {months} أشهر من التجديد'],
      teasers: [
        'في السابعة من صباح الاثنين فتح الفريق الباب من جديد: {newRooms} غرفة جديدة، واستقبال في مكان آخر، وزملاء شاركوا منذ الجدار الأول.',
      ],
      body: `
قبل السابعة بدقيقتين كان أحد عشر زميلاً وزميلة ينتظرون أمام الباب، مع أن خمسة منهم فقط كانوا في نوبة العمل. بعد دقيقتين {a?أدارت|أدار} {a} المفتاح {at} في {city}، ولأول مرة منذ {months} أشهر فاحت من المكان رائحة القهوة لا رائحة الغبار.

## ما الجديد

- **{newRooms} غرفة** بحمامات جديدة وستائر معتمة ومقابس كهرباء بجانب السرير
- استقبال يستطيع الضيوف الجلوس فيه
- **قاعة للموظفين يدخلها ضوء النهار** مع خزائن واسعة ومطبخ يتسع لاثني عشر شخصاً

> b: عملنا أسبوعاً في الغرفة النموذجية كأنها مشغولة، ثم نقل المهندسون الثلاجة الصغيرة من مكانها. هذه أول مرة يسألني فيها أحد قبل البناء.

لم يفقد أحد وظيفته خلال فترة الأعمال: ساعد بعض الفريق في {other.city}، وتابع آخرون دورات الأكاديمية. حتى نهاية الشهر القادم يستطيع جميع الزملاء في المجموعة الإقامة بسعر الافتتاح شاملاً الفطور.
`,
    },
  },
};
