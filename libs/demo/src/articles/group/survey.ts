import type { Blueprint } from '../blueprint.ts';

export const survey: Blueprint = {
  id: 'survey',
  category: 'group',
  art: ['stage', 'software', 'team'],
  cast: ['group:groupPeople', 'service', 'housekeeping'],
  figures: { percent: [71, 84], better: [5, 11], comments: [1800, 3200, 20], actions: [24, 48] },
  attachments: ['survey-results.xlsx'],
  text: {
    de_DE: {
      titles: [
        'Ihr habt geantwortet: {percent} Prozent haben bei der Befragung mitgemacht',
        'Befragung ausgewertet: Was {the} schon geändert hat',
        '{comments} Kommentare, {actions} Maßnahmen: So geht es nach der Befragung weiter',
      ],
      teasers: [
        'Mehr Planbarkeit, leisere Pausenräume, ehrlichere Rückmeldungen: Die Ergebnisse der Befragung liegen vor, samt dem, was uns nicht gefallen kann.',
        'Noch nie haben so viele von euch geantwortet. Wir zeigen, was gut läuft, wo es klemmt und wer sich bis wann darum kümmert.',
      ],
      body: `
{percent} Prozent von euch haben den Fragebogen ausgefüllt, auf dem Diensthandy, am Terminal im Personalraum oder auf Papier. Das ist der höchste Wert, seit wir fragen. Dazu kamen {comments} freie Kommentare in vierzehn Sprachen. {a} und ein Team aus sechs Häusern haben jeden einzelnen gelesen. Hier steht, was darin steckt – auch das Unbequeme.
||
Wer fragt, muss zuhören. {comments} Kommentare sind bei der Befragung eingegangen, vom Einzeiler („Danke für die neue Spülmaschine“) bis zur dreiseitigen Analyse des Wäschekreislaufs. {percent} Prozent aller Kolleginnen und Kollegen haben mitgemacht. Das sind die wichtigsten Ergebnisse.

## Was gut läuft

- **Zusammenhalt:** 91 von 100 würden ihrer Schicht jederzeit einen freien Tag anvertrauen.
- **Sinn:** 87 sagen, ihre Arbeit mache für Gäste einen Unterschied.
- **Führung:** plus {better} Punkte gegenüber dem letzten Mal, vor allem dort, wo es wöchentliche Kurzgespräche gibt.

## Wo es klemmt

Planbarkeit bleibt das Thema Nummer eins. Wer seinen Dienst weniger als zehn Tage vorher kennt, ist deutlich unzufriedener. Auch Pausenräume schneiden schlecht ab, ebenso die Frage, ob gute Ideen eine Antwort bekommen. Dort liegt der Wert bei 54, und daran gibt es nichts schönzureden.

> b: Ich habe geschrieben, dass unser Pausenraum eine Abstellkammer mit Stühlen ist. Zwei Wochen später standen Leute mit Zollstock da.
||
> a: Ein Ergebnis von 54 ist kein Grund für Broschüren. Es ist ein Grund, bis Ende des Quartals jede offene Idee zu beantworten, auch mit Nein.

## Was jetzt passiert

{actions} Maßnahmen sind vereinbart, jede mit einem Namen und einem Datum. Drei davon gelten für alle Häuser: Dienstpläne kommen mindestens vierzehn Tage vorher, jedes Haus richtet bis zum Sommer einen Raum her, in dem man wirklich Pause machen kann, und jede Idee bekommt innerhalb von zehn Arbeitstagen eine Antwort. {At} in {city} hat {c} schon angefangen: Der frühere Kofferraum hat jetzt Sofas, Fenster und ein Schild „Hier ist niemand zuständig“.

Die Ergebnisse eures Hauses findet ihr im Anhang, die Gespräche in den Abteilungen laufen in den nächsten drei Wochen. Wer lieber anonym nachfragt, kann das über den Briefkasten im Personalgang oder an [befragung@aurelia.example](mailto:befragung@aurelia.example).

@close
`,
    },
    en_GB: {
      titles: [
        'You answered: {percent} per cent took part in the survey',
        'Survey evaluated: what {hotel} has already changed',
        '{comments} comments, {actions} measures: what happens after the survey',
      ],
      teasers: [
        'Rotas you can plan by, quieter break rooms, more honest feedback: the survey results are in, including those we cannot be pleased with.',
        'Never have so many of you replied. We show what works well, where it sticks and who will see to it by when.',
      ],
      body: `
{percent} per cent of you filled in the questionnaire, on your work phone, at the terminal in the staff room or on paper. That is the highest figure since we began asking. On top of that came {comments} comments in fourteen languages. {a} and a team from six houses have read every single one. This is what they say – including the uncomfortable parts.
||
Whoever asks must listen. {comments} comments came in with the survey, from one-liners (“Thanks for the new dishwasher”) to a three-page analysis of the laundry cycle. {percent} per cent of all colleagues took part. These are the most important results.

## What works well

- **Solidarity:** 91 out of 100 would trust their shift with a day off at any time.
- **Purpose:** 87 say that their work makes a difference to guests.
- **Leadership:** up {better} points on last time, above all where there are short weekly talks.

## Where it sticks

Being able to plan remains topic number one. Anyone who knows their shifts less than ten days ahead is markedly less content. Break rooms do badly, too, as does the question whether good ideas receive a reply. The figure there is 54, and there is no way of dressing that up.

> b: I wrote that our break room is a cupboard with chairs. Two weeks later people turned up with a tape measure.
||
> a: A result of 54 is no reason to print brochures. It is a reason to answer every open idea by the end of the quarter, even if the answer is no.

## What happens now

{actions} measures have been agreed, each with a name and a date. Three of them apply to all houses: rotas come out at least fourteen days ahead, every house fits out a room for proper breaks by summer, and every idea receives a reply within ten working days. {At} in {city} {c} has already begun: the former luggage room now has sofas, a window and a sign saying “Nobody is in charge here”.

You will find the results for your house attached; conversations in the departments take place over the next three weeks. If you prefer to ask anonymously, use the letter box in the staff corridor or write to [survey@aurelia.example](mailto:survey@aurelia.example).

@close
`,
    },
    fr_FR: {
      titles: ['Vous avez répondu : {percent} pour cent de participation à l’enquête'],
      teasers: [
        'Des plannings prévisibles, des salles de pause plus calmes, des retours plus francs : les résultats sont là, y compris ceux qui ne peuvent pas nous plaire.',
      ],
      body: `
{percent} pour cent d’entre vous ont rempli le questionnaire : c’est un record. {comments} commentaires en quatorze langues s’y ajoutent ; {a} et une équipe de six maisons les ont tous lus.

## Ce qui va bien

- **Esprit d’équipe :** 91 sur 100 feraient toute confiance à leur équipe.
- **Sens :** 87 disent que leur travail compte pour les clients.

## Ce qui coince

La prévisibilité des plannings, les salles de pause et surtout les idées restées sans réponse : 54 points, il n’y a rien à enjoliver.

> b: J’avais écrit que notre salle de pause était un placard avec des chaises. Deux semaines plus tard, des gens sont venus avec un mètre.

{actions} mesures ont été décidées, chacune avec un nom et une date. Pour toutes les maisons : plannings quatorze jours à l’avance, une vraie salle de pause d’ici l’été, une réponse à chaque idée sous dix jours ouvrés.
`,
    },
    it_IT: {
      titles: ['Avete risposto: al sondaggio ha partecipato il {percent} per cento'],
      teasers: [
        'Turni più prevedibili, sale pausa più tranquille, riscontri più sinceri: ecco i risultati, compresi quelli che non possono piacerci.',
      ],
      body: `
Il {percent} per cento di voi ha compilato il questionario: è il valore più alto di sempre. Si aggiungono {comments} commenti in quattordici lingue; {a} e una squadra di sei alberghi li hanno letti tutti.

## Che cosa funziona

- **Coesione:** 91 su 100 si fidano ciecamente del proprio turno.
- **Senso:** 87 dicono che il loro lavoro fa la differenza per gli ospiti.

## Dove si inceppa

La prevedibilità dei turni, le sale pausa e soprattutto le idee rimaste senza risposta: 54 punti, non c’è nulla da abbellire.

> b: Avevo scritto che la nostra sala pausa è uno sgabuzzino con le sedie. Due settimane dopo c’era gente con il metro.

Sono state concordate {actions} misure, ognuna con un nome e una data. Per tutti: turni con quattordici giorni di anticipo, una vera sala pausa entro l’estate, una risposta a ogni idea entro dieci giorni lavorativi.
`,
    },
    nl_NL: {
      titles: ['Jullie hebben geantwoord: {percent} procent deed mee aan de enquête'],
      teasers: [
        'Beter planbare diensten, rustiger pauzeruimtes, eerlijker feedback: de uitslag is er, ook het deel dat ons niet kan bevallen.',
      ],
      body: `
{percent} procent van jullie vulde de vragenlijst in: een record. Daar kwamen {comments} opmerkingen in veertien talen bij; {a} en een team uit zes huizen lazen ze allemaal.

## Wat goed gaat

- **Saamhorigheid:** 91 van de 100 vertrouwen blind op hun ploeg.
- **Betekenis:** 87 zeggen dat hun werk voor gasten verschil maakt.

## Waar het wringt

De planbaarheid van diensten, de pauzeruimtes en vooral ideeën waarop geen antwoord kwam: 54 punten, daar valt niets aan mooi te praten.

> b: Ik schreef dat onze pauzeruimte een kast met stoelen is. Twee weken later stonden er mensen met een rolmaat.

Er zijn {actions} maatregelen afgesproken, elk met een naam en een datum. Voor alle huizen: roosters veertien dagen vooruit, een echte pauzeruimte voor de zomer en binnen tien werkdagen antwoord op elk idee.
`,
    },
    ar: {
      titles: ['أجبتم فأصغينا: {percent} بالمئة شاركوا في الاستبيان'],
      teasers: ['نوبات يمكن التخطيط لها، وغرف استراحة أهدأ، وملاحظات أصدق: النتائج بين أيديكم، بما فيها ما لا يسرّنا.'],
      body: `
شارك {percent} بالمئة منكم في الاستبيان، وهي أعلى نسبة حتى اليوم. وأضفتم {comments} تعليقاً بأربع عشرة لغة، قُرئت كلها دون استثناء.

## ما يسير جيداً

- **التماسك:** 91 من كل مئة يثقون بزملاء النوبة ثقة تامة.
- **المعنى:** 87 يقولون إن عملهم يُحدث فرقاً لدى الضيوف.

## أين المشكلة

وضوح الجداول، وغرف الاستراحة، وقبل ذلك كله الأفكار التي بقيت بلا جواب: 54 نقطة فقط، ولا مجال لتجميلها.

> b: كتبت أن غرفة استراحتنا خزانة فيها كراسٍ. وبعد أسبوعين جاء أشخاص ومعهم شريط قياس.

اتفقنا على {actions} إجراءً، لكل منها اسم وموعد. ولكل الفنادق: الجداول قبل أربعة عشر يوماً، وغرفة استراحة حقيقية قبل الصيف، وجواب عن كل فكرة خلال عشرة أيام عمل.
`,
    },
  },
};
