import type { Blueprint } from '../blueprint.ts';

export const uniforms: Blueprint = {
  id: 'uniforms',
  category: 'operations',
  art: ['uniforms', 'team'],
  cast: ['roomAttendant', 'group:purchasing', 'service'],
  figures: { testers: [40, 72, 2], pockets: [5, 8], sizes: [17, 24], degrees: [40, 60, 20] },
  text: {
    de_DE: {
      titles: [
        'Endlich Taschen: Die neue Dienstkleidung ist da',
        '{testers} Leute, drei Monate, ein Knopf zu viel: Dienstkleidung im Test {at}',
        'Was ziehe ich an? {city} trägt als Erstes die neue Kollektion',
      ],
      teasers: [
        'Sie dehnt sich, sie hat {pockets} Taschen, und sie passt in {sizes} Größen: {testers} Kolleginnen und Kollegen haben die neue Dienstkleidung im Alltag getestet und einiges daran geändert.',
        'Keine Pflichtröcke mehr, kein Polyester im Sommer: Was {a} und das Team {at} aus der neuen Kleidung gemacht haben.',
      ],
      body: `
Die wichtigste Frage beim ersten Treffen stellte {a} {from} in {city}, und sie lautete: „Wo tue ich mein Handy hin?“ Der Entwurf hatte eine Brusttasche für ein Einstecktuch. Drei Monate und {testers} Testpersonen später gibt es {pockets} Taschen, alle da, wo man sie braucht, und das Einstecktuch ist verschwunden. Ab dem nächsten Monat wird die neue Dienstkleidung in allen Häusern ausgegeben.
||
Man kann Dienstkleidung am Schreibtisch entwerfen oder sie drei Monate lang anziehen. {testers} Kolleginnen und Kollegen, viele davon {at} in {city}, haben sich für das Anziehen entschieden. Sie haben darin Betten gemacht, Tabletts getragen, Kisten gehoben und einmal eine Ente gerettet.

## Was neu ist

- **{pockets} Taschen**, eine davon mit Klappe für Schlüsselkarten
- Stoff aus Bio-Baumwolle mit etwas Elastan, waschbar bei {degrees} Grad
- **{sizes} Größen** und drei Schnitte, für jeden Beruf Hose, Rock oder Kleid nach Wahl
- Kopftücher, Schürzen und Umstandskleidung in denselben Farben
- Schuhe nach Beratung, zwei Paar im Jahr

> a: Ich kann mich bücken, ohne zu überlegen. Das klingt klein. Versuchen Sie es vierzehnmal am Tag.
||
> c: Im alten Hemd war nach zwei Stunden Service alles zu sehen. Im neuen sieht man nur, dass ich gut gelaunt bin.

{b} hat den Auftrag an drei kleinere Nähereien in Europa vergeben, deren Werkstätten wir besuchen können und auch besucht haben. Das kostet etwas mehr als bisher, dafür sollen die Stücke doppelt so lange halten. Reparaturen übernimmt die Wäscherei, und wer einen Riss meldet, hat das Teil nach drei Tagen zurück.

## Und die alte Kleidung?

Sie wird nicht verbrannt. Was noch gut ist, geht an zwei Berufsschulen, aus dem Rest werden Putztücher und Laptoptaschen. Die ersten fünfzig liegen schon am Empfang {at}. Die Ausgabe läuft haus- und schichtweise, den Termin findet ihr im Portal. Bitte probiert vor Ort an, auch mit erhobenen Armen. Es hat sich bewährt.

@close
`,
    },
    en_GB: {
      titles: [
        'Pockets at last: the new work clothes have arrived',
        '{testers} people, three months, one button too many: work clothes tested {at}',
        'What shall I wear? {city} is first to put on the new collection',
      ],
      teasers: [
        'They stretch, they have {pockets} pockets, and they come in {sizes} sizes: {testers} colleagues tried out the new work clothes in everyday life and changed quite a few things.',
        'No more compulsory skirts, no polyester in summer: what {a} and the team {at} have made of the new clothes.',
      ],
      body: `
The most important question at the first meeting was asked by {a} {from} in {city}, and it was: “Where do I put my phone?” The design had a breast pocket for a handkerchief. Three months and {testers} testers later there are {pockets} pockets, all of them where you need them, and the handkerchief has gone. From next month the new work clothes will be handed out in all houses.
||
You can design work clothes at a desk or wear them for three months. {testers} colleagues, many of them {at} in {city}, chose to wear them. They made beds in them, carried trays, lifted crates and on one occasion rescued a duck.

## What is new

- **{pockets} pockets**, one of them with a flap for key cards
- organic cotton with a little elastane, washable at {degrees} degrees
- **{sizes} sizes** and three cuts; for every job trousers, skirt or dress as you like
- headscarves, aprons and maternity wear in the same colours
- shoes with advice, two pairs a year

> a: I can bend down without thinking. That sounds like a small thing. Try it fourteen times a day.
||
> c: In the old shirt everything showed after two hours of service. In the new one all you can see is that I am in a good mood.

{b} has given the order to three smaller workshops in Europe which we may visit, and have visited. It costs a little more than before, but the pieces should last twice as long. The laundry does repairs, and if you report a tear you will have the garment back within three days.

## And the old clothes?

They will not be burned. What is still good goes to two vocational schools; the rest is turned into cleaning cloths and laptop bags. The first fifty are already at the front desk {at}. Distribution is by house and by shift; you will find your date in the portal. Please try things on there and then, with your arms raised, too. It has proved worthwhile.

@close
`,
    },
    fr_FR: {
      titles: ['Enfin des poches : les nouvelles tenues de travail sont arrivées'],
      teasers: [
        'Elles sont souples, elles ont {pockets} poches et existent en {sizes} tailles : {testers} collègues les ont essayées au quotidien et y ont changé bien des choses.',
      ],
      body: `
La question la plus importante est venue de {a}, {from} à {city} : « Où est-ce que je mets mon téléphone ? » Le projet prévoyait une poche pour une pochette de soie. Trois mois et {testers} essais plus tard, il y a {pockets} poches, toutes là où il faut.

## Ce qui est nouveau

- coton biologique légèrement extensible, lavable à {degrees} degrés
- **{sizes} tailles** et trois coupes ; pantalon, jupe ou robe au choix pour chaque métier
- foulards, tabliers et tenues de grossesse dans les mêmes couleurs

> a: Je peux me baisser sans réfléchir. Cela paraît peu. Essayez quatorze fois par jour.

{b} a confié la commande à trois ateliers européens que nous avons visités. Les anciennes tenues iront à des écoles professionnelles ou deviendront des chiffons et des housses d’ordinateur. La date de retrait se trouve dans le portail.
`,
    },
    it_IT: {
      titles: ['Finalmente le tasche: sono arrivati i nuovi abiti da lavoro'],
      teasers: [
        'Sono elastici, hanno {pockets} tasche e {sizes} taglie: {testers} colleghi li hanno provati ogni giorno e hanno cambiato parecchie cose.',
      ],
      body: `
La domanda più importante l’ha fatta {a}, {from} a {city}: «Dove metto il telefono?» Il progetto prevedeva un taschino per il fazzoletto. Tre mesi e {testers} prove dopo le tasche sono {pockets}, tutte dove servono.

## Le novità

- cotone biologico leggermente elastico, lavabile a {degrees} gradi
- **{sizes} taglie** e tre modelli; pantaloni, gonna o abito a scelta per ogni mestiere
- foulard, grembiuli e abiti premaman negli stessi colori

> a: Posso chinarmi senza pensarci. Sembra poco. Provate a farlo quattordici volte al giorno.

{b} ha affidato l’ordine a tre laboratori europei che abbiamo visitato. I vecchi abiti andranno a scuole professionali o diventeranno stracci e custodie per computer. La data del ritiro è nel portale.
`,
    },
    nl_NL: {
      titles: ['Eindelijk zakken: de nieuwe werkkleding is er'],
      teasers: [
        'Ze rekt mee, heeft {pockets} zakken en {sizes} maten: {testers} collega’s droegen de nieuwe werkkleding drie maanden lang en veranderden er heel wat aan.',
      ],
      body: `
De belangrijkste vraag kwam van {a} {from} in {city}: ‘Waar laat ik mijn telefoon?’ Het ontwerp had een borstzakje voor een pochet. Drie maanden en {testers} testers later zijn er {pockets} zakken, allemaal op de goede plek.

## Wat er nieuw is

- biologisch katoen met een beetje rek, wasbaar op {degrees} graden
- **{sizes} maten** en drie modellen; broek, rok of jurk naar keuze, voor elk beroep
- hoofddoeken, schorten en zwangerschapskleding in dezelfde kleuren

> a: Ik kan bukken zonder na te denken. Dat klinkt klein. Probeer het eens veertien keer per dag.

{b} gaf de opdracht aan drie Europese ateliers die we hebben bezocht. De oude kleding gaat naar vakscholen of wordt poetsdoek en laptoptas. Wanneer je aan de beurt bent, staat in het portaal.
`,
    },
    ar: {
      titles: ['أخيراً جيوب: وصلت ملابس العمل الجديدة'],
      teasers: ['قماش مرن و{pockets} جيوب و{sizes} مقاساً: {testers} من الزملاء جرّبوا الملابس الجديدة في العمل اليومي وغيّروا فيها الكثير.'],
      body: `
أهم سؤال في اللقاء الأول جاء من {a} {from} في {city}: «أين أضع هاتفي؟» كان التصميم يضم جيباً صغيراً لمنديل الصدر. وبعد ثلاثة أشهر و{testers} تجربة صارت الجيوب {pockets}، كل منها حيث يُحتاج إليه.

## ما الجديد

- قطن عضوي مرن قليلاً يُغسل بحرارة {degrees} درجة
- **{sizes} مقاساً** وثلاثة قصّات، وسروال أو تنورة أو فستان بحسب الاختيار لكل مهنة
- أغطية رأس ومآزر وملابس للحوامل بالألوان نفسها

> a: أستطيع الانحناء دون تفكير. يبدو الأمر بسيطاً، لكن جرّبوه أربع عشرة مرة في اليوم.

صُنعت الملابس في ثلاث ورش أوروبية زرناها بأنفسنا. أما الملابس القديمة فتذهب إلى مدارس مهنية أو تصير أقمشة تنظيف وحقائب حواسيب. موعد الاستلام تجدونه في البوابة.
`,
    },
  },
};
