import type { Blueprint } from '../blueprint.ts';

export const staffRate: Blueprint = {
  id: 'staff-rate',
  category: 'benefits',
  art: ['travel', 'hotel'],
  cast: ['reservations', 'cook', 'group:groupPeople'],
  figures: { price: [29, 49, 10], nights: [8, 14, 2], percent: [40, 50, 10], friends: [2, 4] },
  attachments: ['staff-rate.pdf'],
  text: {
    de_DE: {
      titles: [
        '{price} Euro die Nacht: Die neue Mitarbeiterrate gilt in allen 40 Häusern',
        'Urlaub bei uns: Warum {a} zuletzt {at} geschlafen hat',
        'Tauscht Kittel gegen Bademantel: So nutzt ihr die Mitarbeiterrate',
      ],
      teasers: [
        'Vierzig Häuser, ein Preis, Frühstück inbegriffen: Die Mitarbeiterrate wird einfacher und gilt jetzt auch für {friends} Begleitpersonen.',
        'Wie man ein Zimmer {at} bekommt, was das Kleingedruckte sagt und warum man trotzdem nicht das Bett abziehen soll.',
      ],
      body: `
Bisher brauchte man für ein freies Zimmer in einem anderen Haus ein Formular, eine Unterschrift und einen langen Atem. Damit ist Schluss. Ab sofort kostet die Nacht in jedem unserer vierzig Häuser **{price} Euro**, für zwei Personen, mit Frühstück. Gebucht wird im Portal, bestätigt in Minuten, und zwar für alle: vom ersten Arbeitstag an, auch in Teilzeit, auch in der Ausbildung.
||
{a} bucht den ganzen Tag Zimmer für andere. Neulich hat {a?sie|er} zum ersten Mal eins für sich gebucht, {at} in {city}, zur neuen Mitarbeiterrate. „Ich habe dreimal nachgesehen, ob der Preis stimmt.“ Er stimmt: {price} Euro, Frühstück inklusive.

## So funktioniert es

- **{nights} Nächte im Jahr** pro Person, frei aufteilbar, nicht übertragbar
- bis zu **{friends} Begleitpersonen** reisen mit, Kinder bis zwölf kostenlos
- **{percent} Prozent** auf Essen und Trinken, ein Drittel auf Anwendungen im Spa
- buchbar ab 60 Tage vorher; an Messen, Feiertagen und in der Hochsaison gibt es feste Kontingente

Eltern, Geschwister und Freunde können zur Freundesrate anreisen, auch ohne euch. Dafür reicht ein Code, den ihr im Portal erzeugt. Bitte gebt ihn nur an Leute weiter, für die ihr euch nicht schämen müsst.

> b: Ich habe drei Tage lang nichts angefasst. Am vierten habe ich in der Küche gefragt, ob ich Zwiebeln schneiden darf. Sie haben mich hinausgeworfen, sehr freundlich.
||
> c: Wer selbst einmal Gast war, versteht unseren Beruf anders. Deshalb ist die Rate kein Geschenk, sondern die schönste Fortbildung, die wir haben.

## Drei Bitten aus den Häusern

Meldet euch als Kollegin oder Kollege zu erkennen, das Team freut sich. Füllt den kurzen Fragebogen aus, ehrlich und mit Namen. Und lasst das Bett, wie es ist. Es ist gut gemeint, wenn ihr abzieht, aber es bringt den Wagen durcheinander.

Am beliebtesten sind bisher {hotel} in {city} und {other} in {other.city}. Fragen beantwortet die Reservierung unter [mitarbeiterrate@aurelia.example](mailto:mitarbeiterrate@aurelia.example), das Merkblatt liegt im Anhang.

@close
`,
    },
    en_GB: {
      titles: [
        '{price} euros a night: the new staff rate applies in all 40 houses',
        'A holiday with us: why {a} last slept {at}',
        'Swap your apron for a bathrobe: how to use the staff rate',
      ],
      teasers: [
        'Forty houses, one price, breakfast included: the staff rate is getting simpler and now covers {friends} companions as well.',
        'How to get a room {at}, what the small print says and why you should not strip the bed all the same.',
      ],
      body: `
Until now a free room in another house took a form, a signature and stamina. That is over. From today a night in any of our forty houses costs **{price} euros**, for two people, with breakfast. You book in the portal, confirmation takes minutes, and it is for everybody: from your first working day, part-time as well, apprentices as well.
||
{a} books rooms for other people all day. The other day {a?she|he} booked one of {a?her|his} own for the first time, {at} in {city}, at the new staff rate. “I looked three times to see whether the price was right.” It is: {price} euros, breakfast included.

## How it works

- **{nights} nights a year** per person, to be split as you like, not transferable
- up to **{friends} companions** may travel with you; children up to twelve stay free
- **{percent} per cent** off food and drink, a third off treatments in the spa
- bookable from 60 days ahead; there are fixed allocations for trade fairs, holidays and high season

Parents, siblings and friends can come at the friends’ rate, even without you. All it takes is a code that you create in the portal. Please only give it to people you would not be embarrassed by.

> b: For three days I did not touch a thing. On the fourth I asked in the kitchen whether I could chop onions. They threw me out, very kindly.
||
> c: Anyone who has been a guest understands our profession differently. That is why the rate is not a present but the nicest training we have.

## Three requests from the houses

Say that you are a colleague; the team will be pleased. Fill in the short questionnaire, honestly and with your name. And leave the bed as it is. Stripping it is well meant, but it upsets the trolley.

The favourites so far are {hotel} in {city} and {other} in {other.city}. Reservations will answer questions at [staffrate@aurelia.example](mailto:staffrate@aurelia.example); the leaflet is attached.

@close
`,
    },
    fr_FR: {
      titles: ['{price} euros la nuit : le nouveau tarif collaborateurs vaut dans nos 40 maisons'],
      teasers: [
        'Quarante maisons, un prix, petit-déjeuner compris : le tarif collaborateurs se simplifie et vaut aussi pour {friends} accompagnants.',
      ],
      body: `
Jusqu’ici, il fallait un formulaire, une signature et de la patience. C’est fini : une nuit dans n’importe laquelle de nos quarante maisons coûte **{price} euros** pour deux, petit-déjeuner compris. On réserve dans le portail, dès le premier jour de travail, apprentis et temps partiels compris.

- **{nights} nuits par an** et par personne
- jusqu’à **{friends} accompagnants**, gratuit pour les enfants jusqu’à douze ans
- **{percent} pour cent** de réduction sur les repas et les boissons

> b: Pendant trois jours, je n’ai touché à rien. Le quatrième, j’ai demandé en cuisine si je pouvais couper des oignons. On m’a mis dehors, très gentiment.

Trois demandes des maisons : dites que vous êtes collègue, remplissez le questionnaire avec franchise et ne défaites pas le lit. C’est gentil, mais cela dérange le chariot.
`,
    },
    it_IT: {
      titles: ['{price} euro a notte: la nuova tariffa dipendenti vale in tutti i 40 alberghi'],
      teasers: [
        'Quaranta alberghi, un prezzo, colazione inclusa: la tariffa dipendenti diventa più semplice e vale anche per {friends} accompagnatori.',
      ],
      body: `
Finora servivano un modulo, una firma e molta pazienza. Adesso basta: una notte in uno qualsiasi dei nostri quaranta alberghi costa **{price} euro** per due persone, colazione inclusa. Si prenota nel portale, dal primo giorno di lavoro, apprendisti e part-time compresi.

- **{nights} notti all’anno** a testa
- fino a **{friends} accompagnatori**, gratis i bambini fino a dodici anni
- **{percent} per cento** di sconto su cibo e bevande

> b: Per tre giorni non ho toccato nulla. Il quarto ho chiesto in cucina se potevo tagliare le cipolle. Mi hanno cacciato, con grande gentilezza.

Tre richieste dagli alberghi: dite che siete colleghi, compilate il questionario con sincerità e non disfate il letto. È un pensiero gentile, ma scombina il carrello.
`,
    },
    nl_NL: {
      titles: ['{price} euro per nacht: het nieuwe personeelstarief geldt in alle 40 huizen'],
      teasers: [
        'Veertig huizen, één prijs, ontbijt inbegrepen: het personeelstarief wordt eenvoudiger en geldt nu ook voor {friends} reisgenoten.',
      ],
      body: `
Tot nu toe had je een formulier, een handtekening en een lange adem nodig. Dat is voorbij: een nacht in elk van onze veertig huizen kost **{price} euro** voor twee personen, met ontbijt. Boeken doe je in het portaal, vanaf de eerste werkdag, ook in deeltijd en als leerling.

- **{nights} nachten per jaar** per persoon
- maximaal **{friends} reisgenoten**, kinderen tot twaalf jaar gratis
- **{percent} procent** korting op eten en drinken

> b: Drie dagen lang heb ik niets aangeraakt. Op de vierde vroeg ik in de keuken of ik uien mocht snijden. Ze hebben me eruit gezet, heel vriendelijk.

Drie verzoeken van de huizen: zeg dat je collega bent, vul de vragenlijst eerlijk in en haal het bed niet af. Lief bedoeld, maar het brengt de kar in de war.
`,
    },
    ar: {
      titles: ['{price} يورو لليلة: سعر الموظفين الجديد في فنادقنا الأربعين كلها'],
      teasers: ['أربعون فندقاً وسعر واحد يشمل الفطور: سعر الموظفين صار أبسط ويشمل {friends} مرافقين أيضاً.'],
      body: `
كان الحصول على غرفة يحتاج إلى استمارة وتوقيع وصبر طويل. انتهى ذلك: الليلة في أي من فنادقنا الأربعين بـ**{price} يورو** لشخصين مع الفطور. الحجز عبر البوابة منذ يوم العمل الأول، للمتدربين ولدوام جزئي أيضاً.

- **{nights} ليالٍ في السنة** لكل شخص
- حتى **{friends} مرافقين**، والأطفال حتى الثانية عشرة مجاناً
- خصم **{percent} بالمئة** على الطعام والشراب

> b: لم ألمس شيئاً ثلاثة أيام. وفي الرابع سألت في المطبخ إن كنت أستطيع تقطيع البصل، فأخرجوني بلطف شديد.

ثلاثة طلبات من الفنادق: عرّفوا بأنفسكم كزملاء، واملؤوا الاستبيان بصدق، ولا تنزعوا أغطية السرير. النية طيبة لكن ذلك يربك العربة.
`,
    },
  },
};
