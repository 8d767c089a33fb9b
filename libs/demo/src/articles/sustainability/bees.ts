import type { Blueprint } from '../blueprint.ts';

export const bees: Blueprint = {
  id: 'bees',
  category: 'sustainability',
  art: ['bees', 'garden'],
  cast: ['gardener', 'pastry', 'reception'],
  figures: { hives: [3, 6], bees: [90, 240, 10], kilos: [38, 92, 2], jars: [140, 360, 10] },
  text: {
    de_DE: {
      titles: [
        '{bees}.000 neue Kolleginnen: {hotel} hält jetzt Bienen',
        'Es summt in {city}: Die erste Honigernte {at}',
        '{jars} Gläser Eigenlob: Honig {from}',
      ],
      teasers: [
        'Sie arbeiten ohne Dienstplan, kommen ohne Parkplatz aus und liefern {kilos} Kilo Honig: {a} stellt die neuen Mitbewohnerinnen {at} vor.',
        '{hives} Völker, ein Imkerkurs und ein Gast, der seinen Kaffee seitdem mit Honig trinkt.',
      ],
      body: `
Die neuen Kolleginnen sind pünktlich, fleißig und ein wenig nervös. {bees}.000 Bienen wohnen seit dem Frühjahr {at} in {city}, in {hives} bunten Kästen, ein paar Schritte hinter der Wäschespinne. {a} hebt den Deckel, pustet etwas Rauch hinein und spricht leiser als sonst. „Die merken, ob du es eilig hast“, sagt {a?sie|er}. „Wie Gäste.“
||
Wer {at} in {city} aus dem Personaleingang kommt, geht seit einigen Monaten in einem kleinen Bogen. Dort, wo früher kaputte Stühle standen, stehen {hives} Bienenkästen, und davor herrscht ein Verkehr wie am Check-in zur Messe.

## Wie es anfing

Eigentlich wollte {a} nur einen Streifen Wiese stehen lassen. Dann kam ein Imkerverein vorbei, dann ein Kurs an der Akademie, dann meldeten sich elf Leute aus allen Abteilungen. Heute gibt es einen Bienenplan, der neben dem Schichtplan hängt, und eine Leihausrüstung in drei Größen. Gestochen wurden bisher vier Personen, eine davon zweimal. Wir nennen keine Namen.

> c: Ein Gast hat sich beschwert, dass eine Biene in der Lobby ist. Ich habe ihm die Kästen gezeigt. Jetzt kommt er wegen der Bienen.
||
> b: Der Sommerhonig schmeckt nach Linde, der frühe nach Wiese. Ich backe damit Lebkuchen, im Herbst, nicht erst zur Weihnacht.

## Was sie bringen

- **{kilos} Kilo Honig** im ersten Jahr, abgefüllt in {jars} Gläser
- mehr Früchte im Küchengarten, vor allem bei den Himbeeren
- eine Führung für Gäste, jeden Samstag um elf, immer ausgebucht
- zwölf Leute im Haus, die jetzt wissen, was blüht

Den Honig gibt es beim Frühstück, in der Patisserie von {b} und als Abschiedsgeschenk für Kolleginnen und Kollegen, die in Rente gehen. Im Winter schlafen die Völker nicht, sie wärmen sich gegenseitig. {a} findet, das sei für ein Hotel in der Nebensaison ein gutes Vorbild.

@house

Wer selbst anfangen möchte: {a} gibt gern Auskunft über Standort, Genehmigung, Kosten und die Frage, was man tut, wenn ein Schwarm im Sonnenschirm hängt. (Ruhe bewahren, Schirm nicht schließen.)

@close
`,
    },
    en_GB: {
      titles: [
        '{bees},000 new colleagues: {hotel} now keeps bees',
        'There is a buzz in {city}: the first honey harvest {at}',
        '{jars} jars of pride: honey {from}',
      ],
      teasers: [
        'They work without a rota, need no parking and deliver {kilos} kilos of honey: {a} introduces the new residents {at}.',
        '{hives} colonies, one beekeeping course and a guest who has taken honey in his coffee ever since.',
      ],
      body: `
The new colleagues are punctual, hard-working and a little nervous. Since spring {bees},000 bees have been living {at} in {city}, in {hives} colourful hives a few steps behind the washing line. {a} lifts a lid, puffs in some smoke and speaks more softly than usual. “They notice if you are in a hurry,” {a?she|he} says. “Like guests.”
||
For some months anyone leaving the staff entrance {at} in {city} has been walking in a small curve. Where broken chairs used to stand there are now {hives} beehives, and in front of them there is traffic as at check-in during a trade fair.

## How it began

All {a} wanted was to leave a strip of meadow unmown. Then a beekeepers’ club came by, then there was an Academy course, then eleven people from all departments put up their hands. Today a bee rota hangs next to the shift rota, and there is protective gear in three sizes. So far four people have been stung, one of them twice. We name no names.

> c: A guest complained that there was a bee in the lobby. I showed him the hives. Now he comes because of the bees.
||
> b: Summer honey tastes of lime blossom, the early one of meadow. I bake gingerbread with it, in autumn, not just for Christmas.

## What they bring

- **{kilos} kilos of honey** in the first year, filled into {jars} jars
- more fruit in the kitchen garden, above all raspberries
- a tour for guests, Saturdays at eleven, always fully booked
- a dozen people in the house who now know what is in flower

The honey is served at breakfast, used in {b}’s pastries and given as a farewell present to colleagues who retire. In winter the colonies do not sleep; they keep each other warm. {a} thinks that is a good example for a hotel in the low season.

@house

If you would like to start yourself: {a} is happy to talk about location, permits, costs and the question of what to do when a swarm is hanging in the parasol. (Keep calm, do not close the parasol.)

@close
`,
    },
    fr_FR: {
      titles: ['{bees} 000 nouvelles collègues : {the} a ses abeilles'],
      teasers: [
        'Elles travaillent sans planning, n’ont pas besoin de parking et livrent {kilos} kilos de miel : {a} présente les nouvelles habitantes de la maison.',
      ],
      body: `
Les nouvelles collègues sont ponctuelles, travailleuses et un peu nerveuses. Depuis le printemps, {bees} 000 abeilles habitent {at} à {city}, dans {hives} ruches colorées. {a} soulève un couvercle et baisse la voix : « Elles sentent quand on est pressé. Comme les clients. »

## Ce qu’elles apportent

- **{kilos} kilos de miel** la première année, soit {jars} pots
- davantage de fruits au potager, surtout des framboises
- une visite pour les clients le samedi à onze heures, toujours complète

> c: Un client s’est plaint d’une abeille dans le hall. Je lui ai montré les ruches. Maintenant, il vient pour elles.

Un planning des abeilles est accroché à côté de celui des équipes. En hiver, les colonies ne dorment pas, elles se tiennent chaud : un bel exemple pour la basse saison.
`,
    },
    it_IT: {
      titles: ['{bees}.000 nuove colleghe: {the} ha le sue api'],
      teasers: [
        'Lavorano senza turni, non chiedono parcheggio e consegnano {kilos} chili di miele: {a} presenta le nuove abitanti della casa.',
      ],
      body: `
Le nuove colleghe sono puntuali, laboriose e un po’ nervose. Dalla primavera {bees}.000 api vivono {at} a {city}, in {hives} arnie colorate. {a} solleva un coperchio e abbassa la voce: «Sentono se hai fretta. Come gli ospiti.»

## Che cosa portano

- **{kilos} chili di miele** nel primo anno, {jars} vasetti
- più frutta nell’orto, soprattutto lamponi
- una visita per gli ospiti il sabato alle undici, sempre al completo

> c: Un ospite si è lamentato di un’ape nella hall. Gli ho mostrato le arnie. Adesso viene per loro.

Accanto ai turni del personale è appeso quello delle api. D’inverno le famiglie non dormono, si scaldano a vicenda: un bell’esempio per la bassa stagione.
`,
    },
    nl_NL: {
      titles: ['{bees}.000 nieuwe collega’s: {the} houdt nu bijen'],
      teasers: ['Ze werken zonder rooster, hoeven geen parkeerplaats en leveren {kilos} kilo honing: {a} stelt de nieuwe bewoners voor.'],
      body: `
De nieuwe collega’s zijn stipt, ijverig en een beetje nerveus. Sinds het voorjaar wonen {at} in {city} {bees}.000 bijen, in {hives} kleurige kasten. {a} tilt een deksel op en praat zachter dan anders: ‘Ze merken of je haast hebt. Net als gasten.’

## Wat ze opleveren

- **{kilos} kilo honing** in het eerste jaar, {jars} potten
- meer fruit in de moestuin, vooral frambozen
- een rondleiding voor gasten, zaterdag om elf uur, altijd vol

> c: Een gast klaagde dat er een bij in de lobby zat. Ik heb hem de kasten laten zien. Nu komt hij voor de bijen.

Naast het rooster hangt nu een bijenrooster. In de winter slapen de volken niet, ze houden elkaar warm: een mooi voorbeeld voor het laagseizoen.
`,
    },
    ar: {
      titles: ['{bees} ألف زميلة جديدة: {the} يربّي النحل'],
      teasers: ['يعملن بلا جدول نوبات، ولا يحتجن إلى موقف سيارات، ويقدّمن {kilos} كيلوغراماً من العسل: تعرّفوا إلى ساكنات الفندق الجديدات.'],
      body: `
الزميلات الجديدات دقيقات في المواعيد ومجتهدات ومتوترات قليلاً. منذ الربيع تعيش {bees} ألف نحلة {at} في {city} داخل {hives} خلايا ملوّنة. وعند رفع الغطاء يخفت الصوت: «يشعرن إن كنت مستعجلاً، تماماً كالضيوف.»

## ماذا يقدّمن

- **{kilos} كيلوغراماً من العسل** في السنة الأولى، في {jars} مرطباناً
- ثمار أكثر في بستان المطبخ، خصوصاً التوت
- جولة للضيوف كل سبت في الحادية عشرة، وهي ممتلئة دائماً

> c: اشتكى ضيف من نحلة في البهو، فأريته الخلايا. والآن يأتي من أجلها.

بجانب جدول النوبات صار هناك جدول للنحل. وفي الشتاء لا تنام الخلايا بل يدفئ بعضها بعضاً، وهذا مثال جميل لموسم الهدوء.
`,
    },
  },
};
