import type { Blueprint } from '../blueprint.ts';

export const jobSwap: Blueprint = {
  id: 'job-swap',
  category: 'people',
  art: ['duo', 'kitchen', 'reception'],
  cast: ['reception', 'cook', 'people'],
  figures: { weeks: [2, 4], pairs: [8, 22], steps: [16, 24] },
  text: {
    de_DE: {
      titles: [
        'Pfanne gegen Telefon: {a} und {b} haben die Arbeitsplätze getauscht',
        '{weeks} Wochen im anderen Leben: Der Arbeitsplatztausch {at}',
        'Tausche Empfang gegen Herd: Was {a} und {b} gelernt haben',
      ],
      teasers: [
        '{weeks} Wochen lang stand {a} am Herd und {b} am Empfang. Seitdem weiß die Küche, warum Gäste um 22.05 Uhr noch hungrig sind, und der Empfang, warum das ein Problem ist.',
        'Im Programm „Seitenwechsel“ tauschen Kolleginnen und Kollegen für kurze Zeit die Stelle. {pairs} Paare haben es schon getan, eines will nicht zurück.',
      ],
      body: `
Der erste Satz, den {a} am Herd gelernt hat, lautet: „Hinter dir, heiß!“ Der erste Satz, den {b} am Empfang gelernt hat: „Ich verstehe Ihren Ärger.“ {weeks} Wochen lang haben die beiden {at} in {city} die Plätze getauscht, mit allem, was dazugehört: Dienstplan, Kleidung, Pausenzeiten. Am Ende saßen sie nebeneinander im Personalraum und redeten durcheinander.
||
Zwischen Küche und Empfang liegen {at} vierzehn Meter und manchmal Welten. Der Empfang verspricht, die Küche soll halten. Irgendwann sagte jemand: Dann tauscht doch. {a} und {b} haben es getan, {weeks} Wochen lang.

## Woche eins: Demut

{a} hatte sich die Küche lauter vorgestellt und den Tag kürzer. Zwanzig Kilo Zwiebeln später war klar, dass ein „kleiner Sonderwunsch“ um 21.50 Uhr drei Leute beschäftigt. {b} wiederum stand am Tresen vor elf Menschen, die alle zuerst da waren, und einem Telefon, das nicht aufhört. {Steps}.000 Schritte zählte die Uhr in der Küche, am Empfang waren es viertausend. Müde waren beide gleich.

> b: In der Küche ist ein Fehler ein Teller. Am Empfang ist ein Fehler ein Gesicht. Das hat mir niemand vorher gesagt.
||
> a: Ich sage jetzt nie wieder „Das geht sicher“. Ich sage: „Ich frage kurz.“ Und dann frage ich wirklich.

## Woche zwei: Ideen

Dann begannen die beiden zu ändern, was sie ärgerte. Auf dem Empfangsbildschirm steht nun, was die Küche nach 22 Uhr noch anbieten kann: Suppe, Brot, Käse, und zwar gern. In der Küche hängt eine Liste mit Anreisezeiten, damit niemand den Herd ausschaltet, wenn um 22.10 Uhr ein Bus kommt. Beides kostete nichts und wurde gleich in drei weiteren Häusern übernommen.

## So macht ihr mit

Der „Seitenwechsel“ steht allen offen, die seit mindestens einem Jahr dabei sind. Man tauscht für zwei bis vier Wochen, das Gehalt bleibt gleich, die Stelle sowieso. {c} sucht das passende Gegenüber, auch in anderen Häusern; {other} in {other.city} hat zum Beispiel noch jemanden aus der Gärtnerei, der unbedingt einmal an die Bar möchte.

@house

@close
`,
    },
    en_GB: {
      titles: [
        'Frying pan for telephone: {a} and {b} have swapped jobs',
        '{weeks} weeks in another life: the job swap {at}',
        'Front desk for stove: what {a} and {b} learned',
      ],
      teasers: [
        'For {weeks} weeks {a} stood at the stove and {b} at the front desk. Since then the kitchen knows why guests are still hungry at five past ten, and the desk knows why that is a problem.',
        'In the “Change of sides” programme colleagues swap jobs for a short while. {pairs} pairs have done it so far; one does not want to go back.',
      ],
      body: `
The first sentence {a} learned at the stove was: “Behind you, hot!” The first sentence {b} learned at the front desk: “I understand that you are upset.” For {weeks} weeks the two swapped places {at} in {city}, with everything that goes with it: rota, clothes, breaks. At the end they sat side by side in the staff room, both talking at once.
||
Between kitchen and front desk {at} lie fourteen metres and sometimes worlds. The desk promises, the kitchen is to deliver. At some point somebody said: why don’t you swap? {a} and {b} did, for {weeks} weeks.

## Week one: humility

{a} had imagined the kitchen to be louder and the day shorter. Twenty kilos of onions later it was clear that a “small special request” at ten to ten keeps three people busy. {b}, on the other hand, was facing eleven people who had all been there first, and a telephone that does not stop. The watch counted {steps},000 steps in the kitchen and four thousand at the desk. Both were equally tired.

> b: In the kitchen a mistake is a plate. At the desk a mistake is a face. Nobody had told me that.
||
> a: I will never again say “I’m sure that’s possible”. I say: “Let me just ask.” And then I do ask.

## Week two: ideas

Then the two began to change what annoyed them. The screen at the desk now shows what the kitchen can still offer after ten: soup, bread, cheese, and with pleasure. In the kitchen hangs a list of arrival times, so that nobody turns off the stove when a coach is due at ten past. Neither cost anything, and three more houses have copied both.

## How to take part

“Change of sides” is open to everyone who has been with us for at least a year. You swap for two to four weeks; your pay stays the same, and so does your job. {c} looks for the right counterpart, in other houses too; {other} in {other.city}, for instance, still has somebody in the garden who would dearly love to try the bar.

@house

@close
`,
    },
    fr_FR: {
      titles: ['La poêle contre le téléphone : {a} et {b} ont échangé leurs postes'],
      teasers: [
        'Pendant {weeks} semaines, {a} était aux fourneaux et {b} à la réception. Depuis, la cuisine sait pourquoi on a faim à 22 h 05, et la réception pourquoi c’est un problème.',
      ],
      body: `
La première phrase apprise en cuisine : « Chaud derrière ! » La première apprise à la réception : « Je comprends votre mécontentement. » {a} et {b} ont échangé leurs places {at} à {city}, avec l’horaire, la tenue et les pauses.

## Première semaine : l’humilité

Vingt kilos d’oignons plus tard, il était clair qu’une « petite demande spéciale » à 21 h 50 occupe trois personnes. À la réception, onze personnes étaient toutes arrivées les premières.

> b: En cuisine, une erreur est une assiette. À la réception, une erreur est un visage. Personne ne me l’avait dit.

## Deuxième semaine : les idées

L’écran de la réception affiche désormais ce que la cuisine propose après 22 heures, et la cuisine connaît les heures d’arrivée. L’échange est ouvert à toute personne présente depuis un an ; {c} vous aide à trouver la bonne moitié.
`,
    },
    it_IT: {
      titles: ['Padella contro telefono: {a} e {b} si sono scambiati il posto'],
      teasers: [
        'Per {weeks} settimane {a} ha lavorato ai fornelli e {b} alla reception. Ora la cucina sa perché alle 22.05 si ha ancora fame, e la reception perché è un problema.',
      ],
      body: `
La prima frase imparata in cucina: «Dietro, caldo!» La prima imparata alla reception: «Capisco il suo disappunto.» {a} e {b} si sono scambiati il posto {at} a {city}, con turni, divisa e pause.

## Prima settimana: umiltà

Venti chili di cipolle dopo era chiaro che una «piccola richiesta» alle 21.50 tiene occupate tre persone. Alla reception, intanto, undici persone erano tutte arrivate per prime.

> b: In cucina un errore è un piatto. Alla reception un errore è una faccia. Non me l’aveva detto nessuno.

## Seconda settimana: idee

Lo schermo della reception ora mostra che cosa offre la cucina dopo le 22, e in cucina sono appesi gli orari di arrivo. Lo scambio è aperto a chi lavora con noi da almeno un anno; {c} cerca la persona giusta, anche in altri alberghi.
`,
    },
    nl_NL: {
      titles: ['Pan tegen telefoon: {a} en {b} ruilden van werkplek'],
      teasers: [
        '{weeks} weken lang stond {a} achter het fornuis en {b} achter de balie. Nu weet de keuken waarom gasten om vijf over tien nog honger hebben, en de receptie waarom dat een probleem is.',
      ],
      body: `
De eerste zin die je in de keuken leert: ‘Achter je, heet!’ De eerste aan de balie: ‘Ik begrijp dat u boos bent.’ {a} en {b} ruilden {at} in {city} van plaats, met rooster, kleding en pauzes.

## Week één: bescheidenheid

Twintig kilo uien later was duidelijk dat een ‘klein verzoekje’ om tien voor tien drie mensen bezighoudt. Aan de balie stonden intussen elf mensen die allemaal het eerst waren.

> b: In de keuken is een fout een bord. Aan de balie is een fout een gezicht. Dat had niemand me verteld.

## Week twee: ideeën

Op het scherm aan de balie staat nu wat de keuken na tien uur nog biedt, en in de keuken hangen de aankomsttijden. De ruil staat open voor iedereen die er minstens een jaar is; {c} zoekt de juiste tegenpartij, ook in andere huizen.
`,
    },
    ar: {
      titles: ['المقلاة مقابل الهاتف: {a} و{b} يتبادلان مكان العمل'],
      teasers: [
        '{weeks} أسابيع أمضاها موظف الاستقبال أمام الموقد والطاهي خلف المنضدة. الآن يعرف المطبخ لماذا يجوع الضيوف بعد العاشرة، ويعرف الاستقبال لماذا يشكّل ذلك مشكلة.',
      ],
      body: `
أول جملة يتعلمها المرء في المطبخ: «انتبه، ساخن خلفك!» وأول جملة في الاستقبال: «أتفهم انزعاجكم.» تبادل {a} و{b} مكانيهما {at} في {city} بكل ما يلزم: الجدول والزي وأوقات الاستراحة.

## الأسبوع الأول: التواضع

بعد عشرين كيلوغراماً من البصل اتضح أن «الطلب الصغير الخاص» قبيل العاشرة يشغل ثلاثة أشخاص. أما أمام المنضدة فوقف أحد عشر ضيفاً كلهم وصلوا أولاً.

> b: الخطأ في المطبخ طبق، أما الخطأ في الاستقبال فوجه. لم يخبرني أحد بهذا من قبل.

## الأسبوع الثاني: الأفكار

تعرض شاشة الاستقبال الآن ما يقدّمه المطبخ بعد العاشرة، وتُعلّق في المطبخ مواعيد الوصول. التبادل متاح لكل من أمضى سنة على الأقل، و{c?ستجد|سيجد} {c} الطرف المناسب حتى في الفنادق الأخرى.
`,
    },
  },
};
