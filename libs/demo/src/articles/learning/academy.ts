import type { Blueprint } from '../blueprint.ts';

export const academy: Blueprint = {
  id: 'academy',
  category: 'learning',
  art: ['training', 'stage'],
  cast: ['group:academy', 'steward', 'frontOffice'],
  figures: { courses: [38, 64], languages: [5, 8], minutes: [8, 12], places: [420, 780, 20] },
  attachments: ['academy-courses.pdf'],
  text: {
    de_DE: {
      titles: [
        'Vom Sommelier bis zum Schichtplan: Das neue Akademieprogramm ist da',
        '{courses} Kurse, kein Pflichtapplaus: Die Akademie startet ins neue Halbjahr',
        'Lernen in {city}: Die Akademie kommt jetzt zu euch',
      ],
      teasers: [
        '{courses} Kurse in {languages} Sprachen, viele davon in {minutes} Minuten machbar: {a} hat das Programm ausgemistet und dort neu gebaut, wo ihr es euch gewünscht habt.',
        'Mehr Praxis, weniger Folien und zum ersten Mal Kurse, die von Kolleginnen und Kollegen selbst gehalten werden.',
      ],
      body: `
{a} hat etwas getan, was selten vorkommt: weggeworfen. 22 Kurse sind aus dem Programm geflogen, weil sie niemand besucht oder niemand weiterempfohlen hat. Dafür sind {courses} geblieben oder neu entstanden, und jeder einzelne beantwortet eine Frage, die jemand von euch gestellt hat. Ab heute könnt ihr euch anmelden.
||
Ein guter Kurs beginnt mit einem Problem. Der Satz hängt im Büro der Akademie an der Wand, und {a} meint ihn ernst. Das neue Programm ist nach Fragen sortiert, nicht nach Abteilungen: Wie sage ich Nein? Wie lese ich eine Bilanz? Wie dekantiere ich, ohne zu zittern?

## Was neu ist

- **Lernhäppchen:** {minutes} Minuten am Telefon, in {languages} Sprachen, auch in der Pause abbrechbar
- **Kurse von Kollegen:** Wer etwas kann, zeigt es. Den Anfang macht {c} mit „Beschwerden sind Geschenke, nur schlecht verpackt“.
- **Wanderakademie:** Einmal im Quartal kommt der Bus mit Übungsküche und Leinwand in jedes Haus, das nächste Mal nach {city}.
- **Prüfungen mit Anerkennung:** Sechs Abschlüsse gelten jetzt auch bei der Industrie- und Handelskammer.

> b: Ich habe in der Spülküche angefangen und zwischen zwei Spülgängen Hygienerecht gelernt. Heute leite ich die Schulung für das ganze Haus.
||
> a: Wir messen nicht mehr, wie viele Stunden jemand sitzt. Wir fragen nach vier Wochen: Machst du etwas anders?

## Wer teilnehmen darf

Alle. Auch Aushilfen, Teilzeit, Saisonkräfte vom ersten Tag an. Kurse gelten als Arbeitszeit, Fahrtkosten werden erstattet, und für Kinderbetreuung an Kurstagen gibt es einen Zuschuss. {places} Plätze stehen in diesem Halbjahr bereit; wenn mehr Leute wollen, gibt es mehr Termine. Das letzte Mal waren die Weinkurse nach vierzig Minuten voll, die Excel-Kurse nach einer Stunde. Darüber haben wir uns alle gewundert.

## So geht die Anmeldung

Programm im Anhang öffnen, Kurs aussuchen, mit der Schichtleitung abstimmen, eintragen. Wer unsicher ist, ruft an: Die Akademie hat eine Beratung, die nichts verkaufen will. Fragen auch an [akademie@aurelia.example](mailto:akademie@aurelia.example).

@close
`,
    },
    en_GB: {
      titles: [
        'From sommelier to shift planner: the new Academy programme is here',
        '{courses} courses, no compulsory applause: the Academy starts the new half-year',
        'Learning in {city}: the Academy now comes to you',
      ],
      teasers: [
        '{courses} courses in {languages} languages, many of them doable in {minutes} minutes: {a} has cleared out the programme and rebuilt it where you asked for it.',
        'More practice, fewer slides and for the first time courses taught by colleagues themselves.',
      ],
      body: `
{a} has done something rare: thrown things away. Twenty-two courses have gone because nobody attended or nobody recommended them. {courses} have stayed or are new, and every single one answers a question that one of you asked. You can sign up from today.
||
A good course begins with a problem. The sentence hangs on the wall of the Academy’s office, and {a} is serious about it. The new programme is sorted by questions, not by departments: how do I say no? How do I read a balance sheet? How do I decant without trembling?

## What is new

- **Bite-sized lessons:** {minutes} minutes on your phone, in {languages} languages, fine to stop halfway through a break
- **Courses by colleagues:** if you can do it, show it. {c} makes a start with “Complaints are presents, just badly wrapped”.
- **The travelling Academy:** once a quarter the bus with practice kitchen and screen comes to every house, next time to {city}.
- **Exams that count:** six certificates are now recognised by the chamber of commerce as well.

> b: I started in the scullery and learned hygiene law between two loads. Today I run the training for the whole house.
||
> a: We no longer measure how many hours people sit. After four weeks we ask: are you doing anything differently?

## Who may take part

Everybody. Casual, part-time and seasonal staff as well, from day one. Courses count as working time, travel is refunded, and there is a grant for childcare on course days. {places} places are available this half-year; if more people want to come there will be more dates. Last time the wine courses were full after forty minutes, the Excel courses after an hour. That surprised all of us.

## How to sign up

Open the programme attached, choose a course, agree it with your shift manager, enter your name. If you are unsure, ring up: the Academy offers advice and has nothing to sell. Questions also to [academy@aurelia.example](mailto:academy@aurelia.example).

@close
`,
    },
    fr_FR: {
      titles: ['Du sommelier au planning : le nouveau programme de l’Académie est là'],
      teasers: [
        '{courses} cours en {languages} langues, dont beaucoup en {minutes} minutes : {a} a fait le tri et reconstruit le programme là où vous l’aviez demandé.',
      ],
      body: `
{a} a fait une chose rare : jeter. Vingt-deux cours ont disparu, faute de public. {courses} sont restés ou sont nouveaux, et chacun répond à une question que l’un de vous a posée.

## Ce qui est nouveau

- **Bouchées de savoir :** {minutes} minutes sur le téléphone, en {languages} langues
- **Cours entre collègues :** qui sait faire montre
- **L’Académie itinérante :** le bus avec cuisine d’exercice passe dans chaque maison, la prochaine fois à {city}

> b: J’ai commencé à la plonge et appris le droit de l’hygiène entre deux lavages. Aujourd’hui, je forme toute la maison.

Tout le monde peut participer, saisonniers compris, dès le premier jour. Les cours comptent comme temps de travail et les trajets sont remboursés.
`,
    },
    it_IT: {
      titles: ['Dal sommelier ai turni: ecco il nuovo programma dell’Accademia'],
      teasers: [
        '{courses} corsi in {languages} lingue, molti da {minutes} minuti: {a} ha fatto ordine e ha ricostruito il programma dove lo avevate chiesto.',
      ],
      body: `
{a} ha fatto una cosa rara: buttare via. Ventidue corsi sono usciti dal programma perché non interessavano a nessuno. {courses} sono rimasti o sono nuovi, e ognuno risponde a una domanda che qualcuno di voi ha fatto.

## Le novità

- **Bocconi di sapere:** {minutes} minuti al telefono, in {languages} lingue
- **Corsi tra colleghi:** chi sa fare, mostra
- **Accademia itinerante:** il bus con la cucina didattica passa in ogni albergo, la prossima volta a {city}

> b: Ho cominciato al lavaggio e ho studiato le norme igieniche tra un carico e l’altro. Oggi tengo io la formazione per tutta la casa.

Possono partecipare tutti, stagionali compresi, dal primo giorno. I corsi valgono come orario di lavoro e il viaggio viene rimborsato.
`,
    },
    nl_NL: {
      titles: ['Van sommelier tot rooster: het nieuwe programma van de Academie is er'],
      teasers: [
        '{courses} cursussen in {languages} talen, veel ervan in {minutes} minuten te doen: {a} heeft opgeruimd en gebouwd wat jullie vroegen.',
      ],
      body: `
{a} deed iets zeldzaams: weggooien. Tweeëntwintig cursussen verdwenen omdat niemand ze volgde. {courses} bleven of zijn nieuw, en elk daarvan beantwoordt een vraag van een van jullie.

## Wat er nieuw is

- **Leerhapjes:** {minutes} minuten op je telefoon, in {languages} talen
- **Cursussen van collega’s:** wie iets kan, laat het zien
- **Reizende Academie:** de bus met oefenkeuken komt in elk huis, de volgende keer in {city}

> b: Ik begon in de spoelkeuken en leerde tussen twee wasbeurten de hygiëneregels. Nu geef ik de training aan het hele huis.

Iedereen mag meedoen, ook seizoenskrachten, vanaf de eerste dag. Cursussen tellen als werktijd en reiskosten worden vergoed.
`,
    },
    ar: {
      titles: ['من المشروبات إلى جداول النوبات: برنامج الأكاديمية الجديد بين أيديكم'],
      teasers: ['{courses} دورة بـ{languages} لغات، كثير منها لا يتجاوز {minutes} دقائق: أعدنا بناء البرنامج وفق ما طلبتموه.'],
      body: `
فعلت الأكاديمية شيئاً نادراً: حذفت. خرجت اثنتان وعشرون دورة من البرنامج لأن أحداً لم يحضرها، وبقيت أو استُحدثت {courses} دورة، كل واحدة منها جواب عن سؤال طرحه أحدكم.

## ما الجديد

- **جرعات تعلّم:** {minutes} دقائق على الهاتف وبـ{languages} لغات
- **دورات من الزملاء:** من يُتقن شيئاً يعلّمه
- **الأكاديمية المتنقلة:** حافلة بمطبخ تدريبي تزور كل فندق، والمحطة القادمة {city}

> b: بدأت في غسل الأواني وتعلمت قواعد النظافة بين دفعتين، واليوم أدرّب الفندق كله.

المشاركة مفتوحة للجميع بمن فيهم العاملون الموسميون منذ اليوم الأول، والدورات محسوبة من وقت العمل، وتكاليف السفر مستردة.
`,
    },
  },
};
