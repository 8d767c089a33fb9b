import type { Blueprint } from '../blueprint.ts';

export const spa: Blueprint = {
  id: 'spa',
  category: 'hotels',
  art: ['wellness', 'stillSpa'],
  cast: ['spa', 'therapist', 'technician'],
  figures: { metres: [320, 780, 20], degrees: [33, 35], rooms6: [5, 8], litres: [40, 90, 5], percent: [28, 46] },
  text: {
    de_DE: {
      titles: [
        'Warm, still, fertig: Das neue Bad {at} hat geöffnet',
        '{metres} Quadratmeter Ruhe: {city} bekommt ein neues Spa',
        'Erst das Team, dann die Gäste: Probebaden {at}',
      ],
      teasers: [
        'Bevor der erste Gast ins Wasser stieg, hat das ganze Haus probegebadet. Das Ergebnis: zwei Haken mehr pro Kabine, eine Uhr weniger im Ruheraum und ein Becken mit genau {degrees} Grad.',
        '{a} hat ein Spa gebaut, in dem auch das Team aufatmen kann: leisere Räume, höhenverstellbare Liegen, feste Pausen zwischen zwei Behandlungen.',
      ],
      body: `
Zwölf Tage lang gehörte das neue Bad {at} den Kolleginnen und Kollegen. Die Frühschicht aus der Küche kam nach dem Frühstücksgeschäft, das Housekeeping am Nachmittag, die Nachtportiers als Letzte und mit Abstand am längsten. Alle bekamen einen Zettel mit drei Fragen: Was fehlt, was stört, wo würdest du einschlafen? 214 Antworten später eröffnete {a} das Spa für die Gäste.
||
Die Idee war einfach: Wer später erklären soll, wie sich das neue Bad anfühlt, muss drin gewesen sein. Also badete {the} in {city} zuerst selbst. Küche, Empfang, Technik, Housekeeping – alle stiegen vor den Gästen ins Wasser, und alle durften meckern.

## Was daraus geworden ist

- ein Innenbecken mit **{degrees} Grad** und Blick ins Freie, dazu {metres} Quadratmeter für Sauna, Ruhe und Behandlungen
- **{rooms6} Behandlungsräume** mit Tageslicht und Liegen, die sich per Fuß verstellen lassen
- doppelt so viele Haken, eine Ablage für Brillen und keine Uhr im Ruheraum
- eine eigene Dusche und ein Ruheplatz **für das Team**

> b: Sechs Massagen am Stück sind Leistungssport. Jetzt liegen zwischen zwei Terminen fest zwanzig Minuten. Meine Hände merken das, und die Gäste merken es an meinen Händen.
||
> a: Der häufigste Satz auf den Zetteln war: Lasst die Musik weg. Also hört man jetzt Wasser.

## Wärme, die nichts verschwendet

Das warme Wasser kommt nicht mehr nur aus dem Kessel. {c} hat durchgesetzt, dass die Abwärme der Kühlhäuser ins Becken geht; sie deckt {percent} Prozent des Bedarfs. Beim Rückspülen der Filter wird Wasser aufgefangen, das nachts den Garten versorgt, und die neuen Duschen sparen im Schnitt {litres} Liter pro Gast und Tag. „Früher habe ich das Wort Energiebilanz vor allem gehört, wenn etwas kaputt war“, sagt {c.first}. „Heute steht sie auf dem Bildschirm in der Werkstatt, und die Lehrlinge wetten darauf.“
||
Unter den Liegen verlaufen Leitungen, über die {c} stundenlang sprechen kann: Die Kühlhäuser der Küche geben ihre Wärme ab, das Becken nimmt sie auf. {percent} Prozent der nötigen Energie kommen so aus dem eigenen Keller.

@house

Für Kolleginnen und Kollegen der Gruppe ist das Bad werktags von 14 bis 16 Uhr frei, Handtuch inbegriffen; Behandlungen gibt es zum halben Preis, wenn am selben Tag noch Platz ist. Bitte vorher beim Spa-Empfang anrufen – und das Telefon danach in die Filzbox legen, die jetzt vor jeder Tür hängt.

@close
`,
    },
    en_GB: {
      titles: [
        'Warm, quiet, ready: the new baths {at} have opened',
        '{metres} square metres of calm: {city} gets a new spa',
        'The team first, then the guests: test bathing {at}',
      ],
      teasers: [
        'Before the first guest got into the water, the whole house tried it. The result: two more hooks per cabin, one clock fewer in the relaxation room and a pool at exactly {degrees} degrees.',
        '{a} has built a spa in which the team can breathe, too: quieter rooms, adjustable couches, fixed breaks between two treatments.',
      ],
      body: `
For twelve days the new baths {at} belonged to the colleagues. The early kitchen shift came after breakfast service, housekeeping in the afternoon, the night porters last and by far the longest. Everybody was given a slip with three questions: what is missing, what is annoying, where would you fall asleep? After 214 answers {a} opened the spa to guests.
||
The idea was simple: anyone who will have to explain what the new baths feel like must have been in them. So {the} in {city} bathed first. Kitchen, front desk, engineering, housekeeping – all of them got into the water before the guests, and all of them were allowed to grumble.

## What came of it

- an indoor pool at **{degrees} degrees** with a view of the open air, plus {metres} square metres for sauna, rest and treatments
- **{rooms6} treatment rooms** with daylight and couches adjusted by foot
- twice as many hooks, a ledge for glasses and no clock in the relaxation room
- a shower and a resting place of its own **for the team**

> b: Six massages in a row are a competitive sport. Now there are twenty fixed minutes between two appointments. My hands notice, and the guests notice it in my hands.
||
> a: The sentence we read most often was: please drop the music. So now you hear water.

## Warmth that wastes nothing

The warm water no longer comes only from the boiler. {c} saw to it that waste heat from the cold stores goes into the pool; it covers {percent} per cent of what is needed. Water from rinsing the filters is collected and feeds the garden at night, and the new showers save {litres} litres per guest and day on average. “I used to hear the words energy balance mainly when something was broken,” says {c.first}. “Today it is on the screen in the workshop, and the apprentices bet on it.”
||
Beneath the couches run pipes that {c} can talk about for hours: the kitchen’s cold stores give off heat, the pool takes it in. {percent} per cent of the energy now comes from our own basement.

@house

Colleagues in the group are welcome in the baths on weekdays from two to four, towel included; treatments are half price if there is room on the day. Please ring the spa desk beforehand – and afterwards put your phone in the felt box that now hangs outside every door.

@close
`,
    },
    fr_FR: {
      titles: ['Chaud, calme, prêt : les nouveaux bains {from} sont ouverts'],
      teasers: [
        'Avant le premier client, toute la maison a testé le bassin. Résultat : deux patères de plus par cabine, une horloge de moins et une eau à {degrees} degrés exactement.',
      ],
      body: `
Pendant douze jours, les nouveaux bains {from} ont appartenu aux collègues : la cuisine après le petit-déjeuner, les étages l’après-midi, les veilleurs de nuit en dernier et le plus longtemps. Chacun a reçu trois questions : que manque-t-il, qu’est-ce qui gêne, où vous endormiriez-vous ?

- un bassin à **{degrees} degrés** et {metres} mètres carrés pour le sauna, le repos et les soins
- **{rooms6} cabines de soin** à la lumière du jour
- une douche et un coin repos **pour l’équipe**

> b: Six massages d’affilée, c’est du sport de haut niveau. Désormais, il y a vingt minutes entre deux rendez-vous. Mes mains le sentent, et les clients aussi.

Grâce à {c}, la chaleur des chambres froides réchauffe le bassin et couvre {percent} pour cent des besoins. Les collègues du groupe sont les bienvenus en semaine de 14 à 16 heures, serviette comprise.
`,
    },
    it_IT: {
      titles: ['Caldo, silenzioso, pronto: aprono i nuovi bagni {from}'],
      teasers: [
        'Prima del primo ospite si è bagnata tutta la casa. Risultato: due ganci in più per cabina, un orologio in meno e una vasca a {degrees} gradi esatti.',
      ],
      body: `
Per dodici giorni i nuovi bagni {from} sono stati dei colleghi: la cucina dopo le colazioni, i piani nel pomeriggio, i portieri notturni per ultimi e più a lungo di tutti. A ognuno tre domande: che cosa manca, che cosa disturba, dove ti addormenteresti?

- una vasca a **{degrees} gradi** e {metres} metri quadrati per sauna, riposo e trattamenti
- **{rooms6} cabine** con luce naturale
- una doccia e un angolo di riposo **per la squadra**

> b: Sei massaggi di fila sono sport agonistico. Ora tra un appuntamento e l’altro ci sono venti minuti. Le mie mani se ne accorgono, e anche gli ospiti.

Grazie a {c}, il calore delle celle frigorifere riscalda la vasca e copre il {percent} per cento del fabbisogno. I colleghi del gruppo sono benvenuti nei giorni feriali dalle 14 alle 16, asciugamano compreso.
`,
    },
    nl_NL: {
      titles: ['Warm, stil, klaar: het nieuwe bad {from} is open'],
      teasers: [
        'Voordat de eerste gast het water in ging, heeft het hele huis proefgezwommen. Resultaat: twee haken meer per cabine, een klok minder en een bad van precies {degrees} graden.',
      ],
      body: `
Twaalf dagen lang was het nieuwe bad {from} van de collega’s: de keuken na het ontbijt, de etages ’s middags, de nachtportiers als laatsten en het langst. Iedereen kreeg drie vragen: wat ontbreekt, wat stoort, waar zou je in slaap vallen?

- een binnenbad van **{degrees} graden** en {metres} vierkante meter voor sauna, rust en behandelingen
- **{rooms6} behandelkamers** met daglicht
- een eigen douche en rustplek **voor het team**

> b: Zes massages achter elkaar is topsport. Nu zitten er vaste pauzes van twintig minuten tussen. Mijn handen merken dat, en de gasten merken het aan mijn handen.

Dankzij {c} verwarmt de restwarmte van de koelcellen het bad; die dekt {percent} procent van de behoefte. Collega’s uit de groep zijn op werkdagen van 14 tot 16 uur welkom, handdoek inbegrepen.
`,
    },
    ar: {
      titles: ['دافئ وهادئ وجاهز: افتتاح الحمّام الجديد {at}'],
      teasers: [
        'قبل أن ينزل أول ضيف إلى الماء جرّبه الفريق كله: مشجبان إضافيان في كل مقصورة، وساعة أقل في غرفة الاسترخاء، ومسبح بحرارة {degrees} درجة تماماً.',
      ],
      body: `
طوال اثني عشر يوماً كان الحمّام الجديد {at} ملكاً للزملاء: فريق المطبخ بعد الفطور، وفريق الغرف بعد الظهر، وموظفو الليل آخر الجميع وأطولهم بقاءً. وأجاب كل واحد عن ثلاثة أسئلة: ما الذي ينقص؟ ما الذي يزعج؟ وأين ستغفو؟

- مسبح داخلي بحرارة **{degrees} درجة** و{metres} متراً مربعاً للساونا والراحة والعلاجات
- **{rooms6} غرف علاج** يدخلها ضوء النهار
- دش وركن راحة خاص **بالفريق**

> b: ست جلسات تدليك متتالية رياضة احترافية. أما الآن فبين كل موعدين عشرون دقيقة ثابتة، يداي تشعران بالفرق، والضيوف أيضاً.

بفضل {c} صارت حرارة غرف التبريد تدفئ المسبح وتغطي {percent} بالمئة من الحاجة. الزملاء من المجموعة مدعوون في أيام العمل من الثانية إلى الرابعة بعد الظهر، والمنشفة على حسابنا.
`,
    },
  },
};
