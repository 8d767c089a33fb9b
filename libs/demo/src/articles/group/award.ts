import type { Blueprint } from '../blueprint.ts';

export const award: Blueprint = {
  id: 'award',
  category: 'group',
  art: ['award', 'jubilee'],
  cast: ['director', 'reception', 'breakfast'],
  figures: { score: [92, 98], reviews: [1400, 4200, 20], nominees: [60, 180, 5], minutes: [11, 19] },
  text: {
    de_DE: {
      titles: [
        'Gastgeber des Jahres: Die Auszeichnung geht an {hotel}',
        '{score} von 100: {hotel} steht in {region} ganz oben',
        'Ein Pokal für das Team in {city}',
        'Preis für Herzlichkeit: {hotel} setzt sich gegen {nominees} Häuser durch',
      ],
      teasers: [
        'Die Jury kam unangemeldet, blieb drei Nächte und bestellte um halb zwei Uhr früh einen Tee. Was danach geschah, hat {hotel} den Titel gebracht.',
        '{reviews} Bewertungen, ein Schnitt von {score} Punkten und eine Urkunde, die jetzt im Personalgang hängt – nicht in der Lobby.',
      ],
      body: `
Dass drei Testpersonen im Haus waren, hat {the} in {city} erst aus dem Brief erfahren. Sie kamen als Familie, als Geschäftsreisender und als älterer Herr mit Hund, blieben drei Nächte und schrieben alles auf. Am Ende lag {hotel} vor {nominees} anderen Häusern. Der Titel heißt „Gastgeber des Jahres“, und wer die Begründung liest, merkt schnell: Es ging nicht um Marmor.
||
{reviews} Gäste haben {the.acc} in diesem Jahr bewertet, im Schnitt mit {score} von 100 Punkten. Das ist der beste Wert in der Region und Grund genug für eine Auszeichnung. {a} hat den Pokal nicht in die Lobby gestellt, sondern auf den Tisch im Personalraum, neben die Keksdose.

## Der Tee um halb zwei

Ausschlaggebend war, so die Jury, eine Szene mitten in der Nacht. Der ältere Herr konnte nicht schlafen und fragte am Empfang nach einem Kamillentee. {b} hatte Nachtdienst, die Bar war längst zu. Es dauerte {minutes} Minuten, dann stand der Tee da, dazu ein Butterbrot, eine Decke und eine Schüssel Wasser für den Hund. „Mehr war es nicht“, sagt {b.first}. „Er wollte reden. Also haben wir geredet.“

> b: Ich dachte, ich bekomme Ärger, weil ich die Bar aufgeschlossen habe. Jetzt steht der Schlüssel in der Begründung.
||
> c: Beim Frühstück weiß ich nach zwei Tagen, wer reden will und wer nicht. Das kann man üben. Man muss nur hinschauen statt auf die Liste.

## Was die Jury noch notiert hat

- Die Namen der Kinder waren am zweiten Morgen bekannt.
- Ein fehlender Knopf war angenäht, bevor jemand danach gefragt hat.
- Auf die Frage nach einem Restaurant empfahl das Team die Konkurrenz, weil es dort an diesem Abend Musik gab.
- Beim Abschied stand die ganze Schicht an der Tür. Nicht, weil es im Handbuch steht.

{a} hat das Preisgeld schon verplant: Es gibt einen Ausflug für alle, in zwei Gruppen, damit das Haus offen bleiben kann. Wohin, entscheidet eine Abstimmung; vorn liegt im Moment ein Floß.

@house

Herzlichen Glückwunsch nach {city} – und danke an alle, die so arbeiten, auch wenn gerade niemand mitschreibt. Die vollständige Begründung liegt dieser Meldung im Wortlaut bei der Personalleitung aus, sie wird gern vorgelesen.

@close
`,
    },
    en_GB: {
      titles: [
        'Host of the year: the award goes to {hotel}',
        '{score} out of 100: {hotel} leads the field in {region}',
        'A trophy for the team in {city}',
        'A prize for warmth: {hotel} prevails over {nominees} houses',
      ],
      teasers: [
        'The jury came unannounced, stayed for three nights and ordered tea at half past one in the morning. What happened next won {hotel} the title.',
        '{reviews} reviews, an average of {score} points and a certificate that now hangs in the staff corridor – not in the lobby.',
      ],
      body: `
That three testers had been in the house was news to {hotel} in {city} until the letter came. They arrived as a family, a business traveller and an elderly gentleman with a dog, stayed for three nights and wrote everything down. In the end {hotel} was ahead of {nominees} other houses. The title is “Host of the year”, and anyone who reads the citation soon sees: it was not about marble.
||
{reviews} guests have rated {hotel} this year, on average with {score} out of 100 points. That is the best score in the region and reason enough for an award. {a} did not put the trophy in the lobby but on the table in the staff room, next to the biscuit tin.

## Tea at half past one

What tipped the balance, says the jury, was a scene in the middle of the night. The elderly gentleman could not sleep and asked at the desk for a camomile tea. {b} was on nights; the bar had long been closed. It took {minutes} minutes, then the tea was there, along with bread and butter, a blanket and a bowl of water for the dog. “That was all,” says {b.first}. “He wanted to talk. So we talked.”

> b: I thought I would be in trouble for unlocking the bar. Now the key is in the citation.
||
> c: After two days at breakfast I know who wants to talk and who does not. You can practise that. You only have to look at people instead of the list.

## What else the jury noted

- The children’s names were known by the second morning.
- A missing button had been sewn on before anybody asked.
- Asked for a restaurant, the team recommended the competition, because there was music there that night.
- The whole shift stood at the door to say goodbye. Not because the manual says so.

{a} has already made plans for the prize money: an outing for everybody, in two groups so that the house can stay open. The destination will be put to the vote; at the moment a raft is in the lead.

@house

Congratulations to {city} – and thank you to everyone who works like this even when nobody is taking notes. The full citation can be read at the people office, where they are happy to read it aloud.

@close
`,
    },
    fr_FR: {
      titles: ['Hôte de l’année : le prix revient à l’hôtel {hotel}'],
      teasers: [
        'Le jury est venu sans prévenir, est resté trois nuits et a commandé une tisane à une heure et demie du matin. La suite a valu le titre à la maison.',
      ],
      body: `
Trois testeurs étaient passés {at} à {city} : une famille, un voyageur d’affaires et un vieux monsieur avec son chien. Personne ne le savait avant de recevoir la lettre. Face à {nominees} autres établissements, c’est notre maison qui l’emporte.

## La tisane d’une heure et demie

Le vieux monsieur ne dormait pas et demanda une camomille. {b} était de nuit, le bar était fermé. {minutes} minutes plus tard, la tisane était là, avec une tartine, une couverture et un bol d’eau pour le chien.

> b: Je pensais me faire gronder pour avoir ouvert le bar. Maintenant, la clé figure dans les motivations du jury.

- Les prénoms des enfants étaient connus dès le deuxième matin.
- Un bouton manquant avait été recousu sans que personne le demande.
- Toute l’équipe était à la porte au moment du départ.

Avec le prix, {a} offre une sortie à tout le monde, en deux groupes pour que l’hôtel reste ouvert. Bravo à {city} !
`,
    },
    it_IT: {
      titles: ['Ospitalità dell’anno: il premio va all’hotel {hotel}'],
      teasers: [
        'La giuria è arrivata senza preavviso, è rimasta tre notti e all’una e mezza ha ordinato una tisana. Quello che è successo dopo è valso il titolo.',
      ],
      body: `
Che in casa ci fossero tre ispettori, a {city} lo si è saputo solo dalla lettera: una famiglia, un viaggiatore d’affari e un anziano signore con il cane. Alla fine {the} ha superato altri {nominees} alberghi.

## La tisana dell’una e mezza

Il signore non riusciva a dormire e ha chiesto una camomilla. {b} era di notte, il bar era chiuso. Dopo {minutes} minuti c’erano la tisana, pane e burro, una coperta e una ciotola d’acqua per il cane.

> b: Pensavo che mi avrebbero sgridato per aver aperto il bar. Adesso la chiave è nella motivazione del premio.

- Già la seconda mattina si conoscevano i nomi dei bambini.
- Un bottone era stato ricucito prima che qualcuno lo chiedesse.
- Alla partenza tutto il turno era sulla porta.

Con il premio {a} organizza una gita per tutti, in due gruppi, così la casa resta aperta. Complimenti a {city}!
`,
    },
    nl_NL: {
      titles: ['Gastheer van het jaar: de prijs gaat naar hotel {hotel}'],
      teasers: [
        'De jury kwam onaangekondigd, bleef drie nachten en bestelde om half twee ’s nachts een kop thee. Wat daarna gebeurde, leverde de titel op.',
      ],
      body: `
Dat er drie testers in huis waren, hoorde {the} in {city} pas uit de brief: een gezin, een zakenreiziger en een oudere heer met hond. Uiteindelijk liet het huis {nominees} andere hotels achter zich.

## De thee van half twee

De oudere heer kon niet slapen en vroeg om kamillethee. {b} had nachtdienst, de bar was dicht. Na {minutes} minuten stond de thee er, met een boterham, een deken en een bak water voor de hond.

> b: Ik dacht dat ik op mijn kop zou krijgen omdat ik de bar had opengemaakt. Nu staat de sleutel in het juryrapport.

- De namen van de kinderen waren de tweede ochtend bekend.
- Een ontbrekende knoop was aangenaaid voordat iemand erom vroeg.
- Bij het afscheid stond de hele ploeg aan de deur.

Van het prijzengeld organiseert {a} een uitje voor iedereen, in twee groepen, zodat het huis open kan blijven. Gefeliciteerd, {city}!
`,
    },
    ar: {
      titles: ['مضيف العام: الجائزة من نصيب فندق {hotel}'],
      teasers: ['وصلت لجنة التحكيم دون موعد، وبقيت ثلاث ليالٍ، وطلبت شاياً في الواحدة والنصف ليلاً. وما حدث بعد ذلك جلب اللقب للفريق.'],
      body: `
لم يعرف الفريق {at} في {city} بوجود ثلاثة مقيّمين إلا من الرسالة: عائلة، ومسافر في مهمة عمل، ورجل مسنّ مع كلبه. وفي النهاية تقدّم الفندق على {nominees} فندقاً آخر.

## شاي الواحدة والنصف

لم يستطع الرجل المسنّ النوم فطلب كوباً من البابونج. {b?كانت|كان} {b} في نوبة الليل وكان البار مغلقاً. بعد {minutes} دقيقة وصل الشاي ومعه شطيرة وبطانية ووعاء ماء للكلب.

> b: ظننت أنني سأُلام لأنني فتحت البار، فإذا بالمفتاح يُذكر في حيثيات الجائزة.

- في الصباح الثاني كانت أسماء الأطفال معروفة.
- خيط زر ناقص قبل أن يطلب أحد ذلك.
- عند الوداع وقفت النوبة كلها أمام الباب.

بقيمة الجائزة تنظّم الإدارة رحلة للجميع على دفعتين حتى يبقى الفندق مفتوحاً. مبارك لفريق {city}!
`,
    },
  },
};
