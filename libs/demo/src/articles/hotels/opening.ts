import type { Blueprint } from '../blueprint.ts';

export const opening: Blueprint = {
  id: 'opening',
  category: 'hotels',
  art: ['dining', 'reception', 'hotel'],
  cast: ['restaurant', 'headChef', 'service'],
  figures: { seats: [44, 90, 2], staff: [9, 18], dishes: [12, 20], price: [6, 9] },
  text: {
    de_DE: {
      titles: [
        'Ein neues Wohnzimmer für {city}: Das Restaurant {at} ist offen',
        'Abends offen für alle: {hotel} lädt die Nachbarschaft ein',
        'Neue Karte, neuer Raum: So schmeckt es jetzt {at}',
      ],
      teasers: [
        '{seats} Plätze, {dishes} Gerichte und ein langer Tisch, an dem auch Einheimische sitzen sollen: {a} und das Team haben drei Monate lang geplant, probiert und verworfen.',
        'Die Speisekarte passt auf eine Seite, die Vorbereitung füllte drei Ordner. {hotel} hat seit Donnerstag ein neues Restaurant.',
      ],
      body: `
Wer am Donnerstag nach achtzehn Uhr {at} vorbeikam, sah etwas Neues: Nachbarn. Die Bäckerin von gegenüber, zwei Lehrer, ein Ehepaar, das seit vierzig Jahren in {city} wohnt und noch nie im Hotel war. Genau für sie hat das Team um {a} das Restaurant neu gedacht – als Wohnzimmer für alle, nicht als Speisesaal für Gäste mit Zimmernummer.
||
Vor einem Jahr blieben abends zwei Drittel der Tische leer. {A} hat daraufhin etwas Ungewöhnliches getan und die Leute draußen gefragt, warum. Die Antworten hingen wochenlang in der Küche: zu fein, zu teuer, zu leise. Seit Donnerstag hat {the} ein Restaurant, das nichts davon ist.

## Eine Seite, {dishes} Gerichte

Die Karte von {b} passt auf eine Seite und wechselt alle sechs Wochen. Es gibt immer ein Gericht für unter {price} Euro als Vorspeise, immer eine vegetarische Hauptsache und immer eine Suppe, die mittags auch im Personalrestaurant steht. „Wenn sie dem Team nicht schmeckt, kommt sie nicht nach vorn“, sagt {b.first}.

> b: Wir haben vierzig Teller gekocht und achtundzwanzig gestrichen. Am schwersten fiel mir der Abschied vom Hummer. Am leichtesten auch, ehrlich gesagt, als ich die Rechnung sah.
||
> a: Ein gutes Restaurant erkennt man daran, dass das Personal an freien Tagen kommt. Am ersten Sonntag hatten wir drei Tische davon.

## Was sich für das Team ändert

{Staff} Kolleginnen und Kollegen arbeiten in dem neuen Bereich, fünf Stellen sind dazugekommen. Der Dienst ist so geschnitten, dass niemand mehr einen geteilten Tag hat: Früh bis 15 Uhr oder spät ab 15 Uhr, dazwischen eine Übergabe mit gemeinsamem Essen. {c}, seit einem Jahr dabei, merkt den Unterschied vor allem an der Heimfahrt: „Ich nehme jetzt den Bus mit den Leuten, die ins Kino wollen, nicht den letzten.“

Der lange Tisch in der Mitte fasst sechzehn Personen und wird nicht reserviert. Wer allein kommt, sitzt dort; wer jemanden kennenlernen will, auch. Gebaut hat ihn eine Tischlerei der Gegend aus dem Holz des alten Tresens. Wer genau hinsieht, findet an einer Ecke noch die Kerben von jahrzehntelangem Flaschenöffnen.

@house

Kolleginnen und Kollegen aus anderen Häusern essen bis Monatsende zum halben Preis, am langen Tisch und mit der Bitte um eine ehrliche Rückmeldung. Zettel und Stift liegen bereit, gelesen wird jede Zeile.

@close
`,
    },
    en_GB: {
      titles: [
        'A new living room for {city}: the restaurant {at} is open',
        'Open to everybody in the evening: {hotel} invites the neighbours',
        'New menu, new room: the taste of {hotel} today',
      ],
      teasers: [
        '{seats} seats, {dishes} dishes and a long table meant for locals, too: {a} and the team spent three months planning, tasting and throwing out.',
        'The menu fits on one page, the preparations filled three folders. {hotel} has had a new restaurant since Thursday.',
      ],
      body: `
Anyone passing {hotel} after six on Thursday saw something new: neighbours. The baker from across the road, two teachers, a couple who have lived in {city} for forty years and had never been inside. It is for them that {a} and the team rethought the restaurant – as a living room for all, not a dining hall for guests with a room number.
||
A year ago two thirds of the tables stayed empty in the evening. {A} did something unusual and went out to ask people why. The answers hung in the kitchen for weeks: too fine, too expensive, too quiet. Since Thursday {the} has had a restaurant that is none of these things.

## One page, {dishes} dishes

{b}’s menu fits on one page and changes every six weeks. There is always a starter for under {price} euros, always a vegetarian main course and always a soup that also appears at lunchtime in the staff restaurant. “If the team doesn’t like it, it doesn’t go out front,” says {b.first}.

> b: We cooked forty plates and crossed out twenty-eight. Saying goodbye to the lobster was hardest. It was also easiest, to be honest, once I had seen the bill.
||
> a: You can tell a good restaurant by whether the staff come on their days off. On the first Sunday we had three tables of them.

## What changes for the team

{Staff} colleagues work in the new area, and five jobs have been added. Shifts are cut so that nobody has a split day any more: early until three, late from three, with a handover and a meal together in between. {c}, who joined a year ago, notices the difference mostly on the way home: “I take the bus with the people going to the cinema now, not the last one.”

The long table in the middle seats sixteen and cannot be booked. People who come alone sit there; so do people who would like to meet somebody. A local joiner built it from the wood of the old bar. Look closely and at one corner you will find the notches left by decades of opening bottles.

@house

Colleagues from other houses eat at half price until the end of the month, at the long table and with a request for honest feedback. Paper and pencil are provided, and every line is read.

@close
`,
    },
    fr_FR: {
      titles: ['Un nouveau salon pour {city} : le restaurant {from} est ouvert'],
      teasers: [
        '{seats} places, {dishes} plats et une longue table où les voisins sont chez eux : {a} et l’équipe ont passé trois mois à imaginer, goûter et recommencer.',
      ],
      body: `
Jeudi soir, il y avait du nouveau {at} : des voisins. La boulangère d’en face, deux professeurs, un couple qui habite {city} depuis quarante ans et n’était jamais entré. C’est pour eux que l’équipe de {a} a repensé le restaurant.

## Une page, {dishes} plats

La carte de {b} tient sur une page et change toutes les six semaines. Il y a toujours une entrée à moins de {price} euros, toujours un plat végétarien, toujours une soupe que l’on sert aussi au personnel.

> b: Nous avons cuisiné quarante assiettes et nous en avons rayé vingt-huit. Le plus dur fut de renoncer au homard. Le plus facile aussi, une fois la facture sous les yeux.

Cinq postes ont été créés, et plus personne ne travaille en coupure : le matin jusqu’à quinze heures ou le soir à partir de quinze heures, avec un repas pris ensemble entre les deux. Jusqu’à la fin du mois, les collègues des autres maisons dînent à moitié prix.
`,
    },
    it_IT: {
      titles: ['Un nuovo salotto per {city}: ha aperto il ristorante {from}'],
      teasers: [
        '{seats} posti, {dishes} piatti e un lungo tavolo pensato anche per chi abita qui: {a} e la squadra hanno progettato, assaggiato e ricominciato per tre mesi.',
      ],
      body: `
Giovedì sera {at} si è vista una novità: i vicini. La fornaia di fronte, due insegnanti, una coppia che vive a {city} da quarant’anni e non era mai entrata. È per loro che la squadra di {a} ha ripensato il ristorante.

## Una pagina, {dishes} piatti

Il menù di {b} sta in una pagina e cambia ogni sei settimane. C’è sempre un antipasto a meno di {price} euro, sempre un piatto vegetariano e sempre una zuppa che a pranzo mangia anche il personale.

> b: Abbiamo cucinato quaranta piatti e ne abbiamo cancellati ventotto. La rinuncia più difficile è stata l’astice. Anche la più facile, a dire il vero, dopo aver visto il conto.

Sono nati cinque posti di lavoro e nessuno fa più il turno spezzato: mattina fino alle quindici o sera dalle quindici, con un pasto insieme nel mezzo. Fino a fine mese i colleghi degli altri alberghi mangiano a metà prezzo.
`,
    },
    nl_NL: {
      titles: ['Een nieuwe huiskamer voor {city}: het restaurant {from} is open'],
      teasers: [
        '{seats} plaatsen, {dishes} gerechten en een lange tafel waar ook buurtbewoners aanschuiven: {a} en het team hebben drie maanden bedacht, geproefd en geschrapt.',
      ],
      body: `
Wie donderdagavond {at} langskwam, zag iets nieuws: buren. De bakker van de overkant, twee leraren, een echtpaar dat al veertig jaar in {city} woont en nog nooit binnen was geweest. Voor hen heeft het team van {a} het restaurant opnieuw bedacht.

## Eén pagina, {dishes} gerechten

De kaart van {b} past op één pagina en wisselt om de zes weken. Er is altijd een voorgerecht onder de {price} euro, altijd een vegetarisch hoofdgerecht en altijd een soep die ’s middags ook in de personeelskantine staat.

> b: We hebben veertig borden gekookt en er achtentwintig geschrapt. Afscheid van de kreeft was het moeilijkst. En het makkelijkst, toen ik de rekening zag.

Er zijn vijf banen bijgekomen en niemand werkt nog gebroken diensten: vroeg tot drie uur of laat vanaf drie uur, met een gezamenlijke maaltijd ertussen. Tot het eind van de maand eten collega’s uit andere huizen voor de helft.
`,
    },
    ar: {
      titles: ['صالة جديدة لأهل {city}: افتتاح المطعم {at}'],
      teasers: ['{seats} مقعداً و{dishes} طبقاً وطاولة طويلة يجلس إليها الجيران أيضاً: أمضى الفريق ثلاثة أشهر في التخطيط والتذوق والحذف.'],
      body: `
من مرّ مساء الخميس أمام {the} رأى شيئاً جديداً: الجيران. الخبازة من الجهة المقابلة، ومعلّمان، وزوجان يسكنان {city} منذ أربعين عاماً ولم يدخلا الفندق من قبل. لأجلهم أعاد فريق {a} التفكير في المطعم كله.

## صفحة واحدة و{dishes} طبقاً

قائمة {b} تتسع لها صفحة واحدة وتتغير كل ستة أسابيع. فيها دائماً طبق افتتاحي بأقل من {price} يورو، وطبق نباتي رئيسي، وحساء يأكله الموظفون أيضاً عند الظهر.

> b: طبخنا أربعين طبقاً وحذفنا ثمانية وعشرين. كان وداع الكركند هو الأصعب، وكان الأسهل أيضاً بعدما رأيت الفاتورة.

أضيفت خمس وظائف، ولم يعد أحد يعمل بنوبة مقسومة: صباحاً حتى الثالثة أو مساءً ابتداءً من الثالثة، وبينهما وجبة مشتركة. حتى نهاية الشهر يأكل الزملاء من الفنادق الأخرى بنصف السعر.
`,
    },
  },
};
