import type { Blueprint } from '../blueprint.ts';

export const solar: Blueprint = {
  id: 'solar',
  category: 'sustainability',
  art: ['solar', 'hotel'],
  cast: ['technician', 'group:sustainability', 'laundry'],
  figures: { panels: [140, 420, 20], percent: [24, 41], tons: [48, 130, 2], kw: [62, 180, 2], years: [7, 10] },
  text: {
    de_DE: {
      titles: [
        '{panels} Module, ein Dach: {hotel} macht seinen Strom jetzt selbst',
        'Sonne im Trockner: So nutzt {hotel} die neue Solaranlage',
        'Auf dem Dach wird gearbeitet: {kw} Kilowatt für {city}',
      ],
      teasers: [
        'Seit Dienstag um 11.06 Uhr läuft der Zähler {at} rückwärts. {a} hat jedes Kabel selbst geprüft, und die Wäscherei wäscht jetzt, wenn die Sonne scheint.',
        '{percent} Prozent des Stroms kommen künftig vom eigenen Dach. Wie die Anlage funktioniert und warum der Dienstplan der Mangel daran hängt.',
      ],
      body: `
Es war ein leiser Moment. Um 11.06 Uhr legte {a} auf dem Dach {of} in {city} einen Schalter um, sah auf den kleinen Bildschirm und sagte: „Jetzt.“ Mehr war nicht zu hören. {panels} Module liefern seither Strom, an guten Tagen bis zu {kw} Kilowatt. Übers Jahr gerechnet deckt das Haus damit {percent} Prozent seines Bedarfs, ohne dass ein Gast etwas davon merkt.
||
{a} kennt das Dach {of} seit Jahren, als Ort für undichte Stellen und kaputte Antennen. Jetzt liegen dort {panels} Solarmodule. „Zum ersten Mal“, sagt {a.first}, „kommt von hier oben etwas Gutes herunter.“

## Wie das Haus jetzt tickt

Strom vom Dach lohnt sich vor allem dann, wenn man ihn sofort verbraucht. Deshalb hat nicht nur die Technik umgeplant, sondern das ganze Haus:

- Die **Wäscherei** startet die großen Trommeln zwischen 10 und 15 Uhr.
- Kühlhäuser werden mittags etwas kälter und gleiten durch die Nacht.
- Die drei Elektrofahrzeuge laden, wenn überschüssiger Strom da ist.
- Auf einem Bildschirm im Personalgang sieht man, woher der Strom gerade kommt. Grün heißt: jetzt einschalten.

> c: Früher habe ich um fünf angefangen, weil es immer so war. Jetzt fange ich um sieben an, weil die Sonne es so will. Meine Familie findet die Anlage großartig.
||
> b: Module kaufen kann jeder. Den Tagesablauf eines Hauses danach zu richten, das ist die eigentliche Leistung.

## In Zahlen

Rund {tons} Tonnen Kohlendioxid spart die Anlage im Jahr, etwa so viel wie dreißig Flüge nach New York und zurück. Bezahlt hat sie sich nach ungefähr {years} Jahren, bei heutigen Preisen. Die alte Dachhaut wurde dabei gleich gedämmt, was im obersten Stock schon jetzt zu merken ist: Dort war es im Sommer bislang so warm, dass die Schokolade auf den Kissen schmolz.

Als Nächstes ist {other} in {other.city} an der Reihe, danach drei weitere Häuser. {b} sucht für jedes Haus jemanden, der die Anlage kennt und erklären kann, gern auch ohne Technikausbildung. Wer schwindelfrei ist, meldet sich für eine Führung: jeden ersten Mittwoch um 14 Uhr, festes Schuhwerk, höchstens acht Personen.

@close
`,
    },
    en_GB: {
      titles: [
        '{panels} panels, one roof: {hotel} now makes its own electricity',
        'Sunshine in the dryer: how {hotel} uses its new solar roof',
        'At work up on the roof: {kw} kilowatts for {city}',
      ],
      teasers: [
        'Since 11.06 on Tuesday the meter {at} has been running backwards. {a} checked every cable in person, and the laundry now washes when the sun shines.',
        '{percent} per cent of the electricity will come from our own roof. How the system works and why the ironing rota depends on it.',
      ],
      body: `
It was a quiet moment. At 11.06 on the roof of {hotel} in {city} {a} threw a switch, looked at the little screen and said: “Now.” That was all. Since then {panels} panels have been supplying electricity, up to {kw} kilowatts on a good day. Over the year the house covers {percent} per cent of its needs that way, and no guest notices a thing.
||
{a} has known the roof of {hotel} for years as a place of leaks and broken aerials. Now there are {panels} solar panels. “For the first time,” says {a.first}, “something good is coming down from up here.”

## How the house ticks now

Electricity from the roof pays most if you use it at once. So it was not only the engineers who changed their plans but the whole house:

- The **laundry** starts the large drums between ten and three.
- Cold stores are chilled a little further at noon and glide through the night.
- The three electric vehicles charge when there is power to spare.
- A screen in the staff corridor shows where the electricity is coming from. Green means: switch on now.

> c: I used to start at five because it had always been like that. Now I start at seven because the sun says so. My family thinks the system is wonderful.
||
> b: Anyone can buy panels. Arranging the daily routine of a house around them – that is the real achievement.

## In figures

The system saves around {tons} tonnes of carbon dioxide a year, roughly thirty return flights to New York. At today’s prices it will have paid for itself in about {years} years. The old roof was insulated at the same time, which you can already feel on the top floor: until now it was so warm there in summer that the chocolates melted on the pillows.

Next in line is {other} in {other.city}, followed by three more houses. {b} is looking for somebody in each house who knows the system and can explain it, a technical background is not needed. If you have a head for heights, sign up for a tour: first Wednesday of the month at two, sturdy shoes, eight people at most.

@close
`,
    },
    fr_FR: {
      titles: ['{panels} panneaux, un toit : {the} produit désormais son électricité'],
      teasers: [
        'Depuis mardi, 11 h 06, le compteur tourne à l’envers. {a} a vérifié chaque câble, et la blanchisserie lave maintenant quand le soleil brille.',
      ],
      body: `
Ce fut un moment discret. À 11 h 06, sur le toit {from} à {city}, {a} a actionné un interrupteur et dit : « Voilà. » Depuis, {panels} panneaux fournissent jusqu’à {kw} kilowatts ; sur l’année, {percent} pour cent des besoins de la maison.

## La maison change de rythme

- La **blanchisserie** lance les grands tambours entre 10 et 15 heures.
- Les chambres froides se refroidissent à midi et tiennent toute la nuit.
- Un écran dans le couloir du personnel indique d’où vient le courant.

> c: Avant, je commençais à cinq heures parce que c’était ainsi. Maintenant, je commence à sept heures parce que le soleil le veut. Ma famille trouve cela formidable.

L’installation évite {tons} tonnes de CO₂ par an. Visite guidée le premier mercredi du mois à 14 heures, huit personnes au plus.
`,
    },
    it_IT: {
      titles: ['{panels} pannelli, un tetto: {the} ora produce la propria energia'],
      teasers: [
        'Da martedì alle 11.06 il contatore gira all’indietro. {a} ha controllato ogni cavo, e la lavanderia adesso lava quando c’è il sole.',
      ],
      body: `
È stato un momento silenzioso. Alle 11.06, sul tetto {from} a {city}, {a} ha azionato un interruttore e ha detto: «Ecco.» Da allora {panels} pannelli forniscono fino a {kw} kilowatt; su base annua, il {percent} per cento del fabbisogno.

## La casa cambia ritmo

- La **lavanderia** avvia i tamburi grandi tra le 10 e le 15.
- Le celle frigorifere si raffreddano a mezzogiorno e tengono tutta la notte.
- Uno schermo nel corridoio del personale mostra da dove arriva la corrente.

> c: Prima cominciavo alle cinque perché si era sempre fatto così. Ora comincio alle sette perché lo vuole il sole. La mia famiglia trova l’impianto magnifico.

Si risparmiano {tons} tonnellate di CO₂ all’anno. Visita guidata il primo mercoledì del mese alle 14, massimo otto persone.
`,
    },
    nl_NL: {
      titles: ['{panels} panelen, één dak: {the} maakt nu zijn eigen stroom'],
      teasers: [
        'Sinds dinsdag 11.06 uur draait de meter achteruit. {a} controleerde elke kabel zelf, en de wasserij wast nu als de zon schijnt.',
      ],
      body: `
Het was een stil moment. Om 11.06 uur haalde {a} op het dak {from} in {city} een schakelaar over en zei: ‘Nu.’ Sindsdien leveren {panels} panelen tot {kw} kilowatt; over een heel jaar {percent} procent van wat het huis nodig heeft.

## Hoe het huis nu tikt

- De **wasserij** start de grote trommels tussen 10 en 15 uur.
- Koelcellen worden rond het middaguur wat kouder en glijden de nacht door.
- Een scherm in de personeelsgang laat zien waar de stroom vandaan komt.

> c: Vroeger begon ik om vijf uur, omdat het altijd zo was. Nu begin ik om zeven uur, omdat de zon dat wil. Thuis vinden ze de installatie geweldig.

De installatie bespaart {tons} ton CO₂ per jaar. Rondleiding elke eerste woensdag om 14 uur, hooguit acht personen.
`,
    },
    ar: {
      titles: ['{panels} لوحاً وسقف واحد: {the} يولّد كهرباءه بنفسه'],
      teasers: ['منذ الثلاثاء يدور العدّاد إلى الوراء. فُحص كل سلك باليد، والمغسلة تعمل الآن حين تشرق الشمس.'],
      body: `
كانت لحظة هادئة: في الحادية عشرة وست دقائق فوق سطح {the} في {city} حُرّك مفتاح وقيلت كلمة واحدة: «الآن». ومنذ ذلك الحين تعطي {panels} لوحاً ما يصل إلى {kw} كيلوواط، أي {percent} بالمئة من حاجة الفندق على مدار السنة.

## إيقاع جديد للبيت

- تبدأ **المغسلة** بالأسطوانات الكبيرة بين العاشرة والثالثة.
- تُبرَّد غرف التخزين ظهراً فتكفيها الليل كله.
- شاشة في ممر الموظفين تُظهر مصدر الكهرباء لحظة بلحظة.

> c: كنت أبدأ في الخامسة لأن الأمر كان كذلك دائماً، والآن أبدأ في السابعة لأن الشمس تريد ذلك. عائلتي ترى المحطة رائعة.

توفّر المحطة {tons} طناً من ثاني أكسيد الكربون سنوياً. جولة تعريفية أول أربعاء من كل شهر في الثانية ظهراً لثمانية أشخاص على الأكثر.
`,
    },
  },
};
