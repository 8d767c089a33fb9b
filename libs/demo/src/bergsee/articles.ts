import type { LocalizedText } from '@foyer/server/seed';
import type { TimeOfDay } from '../art/light.ts';
import type { Theme } from '../art/themes/index.ts';

type Category = 'bergsee-houses' | 'bergsee-people' | 'bergsee-table';
type Topic = 'bergsee-winter' | 'bergsee-craft' | 'bergsee-team';
type Words = readonly [title: string, teaser: string, ...paragraphs: string[]];

/** An article of the second customer. */
export interface HouseArticle {
  id: string;
  category: Category;
  topics?: readonly Topic[];
  /** Days before the demo is made. */
  age: number;
  author: 'editor' | 'superadmin' | 'member';
  top?: boolean;
  picture: { theme: Theme } | { hotel: string; time: TimeOfDay };
  words: { de_DE: Words; en_GB: Words; it_IT: Words };
}

const both = (german: string, english: string, italian: string): LocalizedText => ({ de_DE: german, en_GB: english, it_IT: italian });

/** The categories in order. */
export const houseCategories: readonly { id: Category; name: LocalizedText }[] = [
  { id: 'bergsee-houses', name: both('Häuser', 'Houses', 'Alberghi') },
  { id: 'bergsee-people', name: both('Leute', 'People', 'Persone') },
  { id: 'bergsee-table', name: both('Am Tisch', 'At the table', 'A tavola') },
];

/** The topics in order. */
export const houseTopics: readonly { id: Topic; name: LocalizedText }[] = [
  { id: 'bergsee-winter', name: both('Winter', 'Winter', 'Inverno') },
  { id: 'bergsee-craft', name: both('Handwerk', 'Craft', 'Artigianato') },
  { id: 'bergsee-team', name: both('Miteinander', 'Together', 'Insieme') },
];

export const articles: readonly HouseArticle[] = [
  {
    ...{ id: 'bergsee-first-snow', topics: ['bergsee-winter'] as const, category: 'bergsee-houses', age: 1, author: 'editor', top: true },
    picture: { hotel: 'bergsee-rosengarten', time: 'winter' },
    words: {
      de_DE: [
        'Erster Schnee am Rosengarten',
        'Dreißig Zentimeter über Nacht: Der Winter beginnt zwei Wochen früher als geplant, und das Haus ist bereit.',
        'Um halb fünf hat Matthias Kofler den Hang vor dem Haus zum ersten Mal geräumt, um sechs standen die Leihschlitten am Eingang. „Wir waren diesmal schneller als der Himmel“, sagt er.',
        'Die Rodelbahn öffnet am Samstag. Wer an freien Tagen helfen möchte, die Bahn abends zu begehen, trägt sich beim Empfang ein; Stirnlampen liegen bereit.',
      ],
      en_GB: [
        'First snow at Rosengarten',
        'Thirty centimetres overnight: winter starts two weeks ahead of plan, and the house is ready.',
        'At half past four Matthias Kofler cleared the slope in front of the house for the first time; by six the sledges stood at the door. “This time we were faster than the sky,” he says.',
        'The sledge run opens on Saturday. If you would like to help walk it in the evening, put your name down at the front desk; head torches are there.',
      ],
      it_IT: [
        'Prima neve al Rosengarten',
        'Trenta centimetri in una notte: l’inverno comincia due settimane prima del previsto, e la casa è pronta.',
        'Alle quattro e mezza Matthias Kofler ha sgomberato per la prima volta il pendio davanti alla casa; alle sei le slitte a noleggio erano già all’ingresso. «Questa volta siamo stati più veloci del cielo», dice.',
        'La pista da slittino apre sabato. Chi nei giorni liberi vuole aiutare a percorrerla la sera si iscrive alla reception; le lampade frontali sono lì.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-boathouse', topics: ['bergsee-craft'] as const, category: 'bergsee-houses', age: 3, author: 'superadmin', top: true },
    picture: { hotel: 'bergsee-haus-am-see', time: 'golden' },
    words: {
      de_DE: [
        'Das Bootshaus bekommt ein neues Dach',
        'Lärchenschindeln statt Blech: Bis Ostern ist das älteste Stück des Hauses wieder dicht.',
        '4.200 Schindeln hat die Zimmerei aus dem Nachbarort von Hand gespalten. Emil Steinegger hat ausgerechnet, dass sie sechzig Winter halten, „und dann soll es jemand anderes machen“.',
        'Während der Arbeiten liegen die Boote im Schuppen hinter der Küche. Bitte den Weg dorthin freihalten, auch für den Lieferwagen am Dienstag.',
      ],
      en_GB: [
        'A new roof for the boathouse',
        'Larch shingles instead of tin: by Easter the oldest part of the house will be dry again.',
        'The carpenters from the next village split 4,200 shingles by hand. Emil Steinegger has worked out that they will last sixty winters, “and then it is somebody else’s turn”.',
        'During the work the boats are in the shed behind the kitchen. Please keep the path clear, for the delivery van on Tuesdays as well.',
      ],
      it_IT: [
        'Un tetto nuovo per la rimessa delle barche',
        'Scandole di larice al posto della lamiera: entro Pasqua la parte più antica della casa sarà di nuovo asciutta.',
        'I carpentieri del paese vicino hanno spaccato a mano 4.200 scandole. Emil Steinegger ha calcolato che dureranno sessanta inverni, «e poi toccherà a qualcun altro».',
        'Durante i lavori le barche sono nel capanno dietro la cucina. Si prega di lasciare libero il passaggio, anche per il furgone delle consegne del martedì.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-momo', topics: ['bergsee-team'] as const, category: 'bergsee-table', age: 5, author: 'editor', top: true },
    picture: { theme: 'recipe' },
    words: {
      de_DE: [
        'Momo am Donnerstag',
        'Sunita Gurung kocht einmal im Monat, was ihre Großmutter in Pokhara kochte. Die Liste ist jedes Mal voll.',
        'Angefangen hat es mit einem Personalessen, bei dem nichts übrig blieb. Seither steht am letzten Donnerstag des Monats Nepal auf dem Plan: Teigtaschen, Tomaten-Chutney und ein Linsengericht, das zwei Stunden braucht.',
        'Tobias Innerhofer hat das Gericht für die Karte vorgeschlagen. Ab Januar gibt es Momo auch für Gäste, am Kachelofen und nur auf Vorbestellung.',
      ],
      en_GB: [
        'Momo on Thursday',
        'Once a month Sunita Gurung cooks what her grandmother cooked in Pokhara. The list is full every time.',
        'It began with a staff meal of which nothing was left. Since then the last Thursday of the month belongs to Nepal: dumplings, tomato chutney and a lentil dish that takes two hours.',
        'Tobias Innerhofer has proposed it for the menu. From January there will be momo for guests, too, by the tiled stove and only if ordered ahead.',
      ],
      it_IT: [
        'Momo, il giovedì',
        'Una volta al mese Sunita Gurung cucina quello che cucinava sua nonna a Pokhara. La lista è sempre al completo.',
        'Tutto è cominciato con un pasto del personale di cui non è avanzato nulla. Da allora l’ultimo giovedì del mese è dedicato al Nepal: ravioli, chutney di pomodoro e un piatto di lenticchie che richiede due ore.',
        'Tobias Innerhofer ha proposto il piatto per la carta. Da gennaio i momo ci saranno anche per gli ospiti, accanto alla stufa di maiolica e solo su prenotazione.',
      ],
    },
  },
  {
    ...{
      id: 'bergsee-apprentice',
      topics: ['bergsee-craft', 'bergsee-team'] as const,
      category: 'bergsee-people',
      age: 8,
      author: 'editor',
    },
    picture: { theme: 'training' },
    words: {
      de_DE: [
        'Jakob lernt vier Berufe in einem Jahr',
        'Im Almdorf wechselt der Lehrling jedes Vierteljahr die Seite: Rezeption, Service, Küche, Technik.',
        '„Am schwersten war die Küche, am lautesten auch“, sagt Jakob Thaler. Was er mitnimmt: Wer weiß, wann der Ofen voll ist, schickt die Gäste nicht um halb acht zum Essen.',
        'Im Herbst entscheidet er sich. Bis dahin führt er das Heft weiter, in das jeder Bereich eine Sache schreibt, die alle wissen sollten.',
      ],
      en_GB: [
        'Four trades in a year',
        'At Almdorf the apprentice changes sides every quarter: front desk, service, kitchen, maintenance.',
        '“The kitchen was the hardest, and the loudest,” says Jakob Thaler. What he takes along: if you know when the oven is full, you do not send guests to dinner at half past seven.',
        'He decides in autumn. Until then he keeps the notebook in which every team writes one thing that all should know.',
      ],
      it_IT: [
        'Jakob impara quattro mestieri in un anno',
        'All’Almdorf l’apprendista cambia reparto ogni trimestre: reception, sala, cucina, manutenzione.',
        '«La cucina è stata la più difficile, e anche la più rumorosa», dice Jakob Thaler. Che cosa si porta via: chi sa quando il forno è pieno non manda gli ospiti a cena alle sette e mezza.',
        'In autunno deciderà. Fino ad allora continua il quaderno in cui ogni reparto scrive una cosa che tutti dovrebbero sapere.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-handcart', topics: ['bergsee-craft'] as const, category: 'bergsee-houses', age: 11, author: 'member' },
    picture: { hotel: 'bergsee-almdorf', time: 'morning' },
    words: {
      de_DE: [
        'Der Handkarren fährt jetzt elektrisch',
        'Elf Hütten, elf Frühstückskörbe, ein Anstieg von zwölf Prozent: Der neue Karren schiebt mit.',
        'Amina Diallo hat ihn drei Wochen getestet und zwei Dinge geändert: die Bremse sitzt nun links, und für die Kaffeekannen gibt es einen Halter mit Filz.',
        'Geladen wird nachts in der Remise. Der alte Karren bleibt, für Tage ohne Strom und für die Kinder.',
      ],
      en_GB: [
        'The handcart goes electric',
        'Eleven cabins, eleven breakfast baskets, a slope of twelve per cent: the new cart lends a hand.',
        'Amina Diallo tried it for three weeks and changed two things: the brake is now on the left, and the coffee pots have a holder lined with felt.',
        'It charges overnight in the shed. The old cart stays, for days without power and for the children.',
      ],
      it_IT: [
        'Il carretto ora è elettrico',
        'Undici baite, undici ceste per la colazione, una salita del dodici per cento: il carretto nuovo dà una spinta.',
        'Amina Diallo l’ha provato per tre settimane e ha cambiato due cose: il freno ora è a sinistra, e per i bricchi del caffè c’è un sostegno rivestito di feltro.',
        'Si ricarica di notte nella rimessa. Il carretto vecchio resta, per i giorni senza corrente e per i bambini.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-three-languages', topics: ['bergsee-team'] as const, category: 'bergsee-people', age: 15, author: 'editor' },
    picture: { theme: 'duo' },
    words: {
      de_DE: [
        'Drei Sprachen, ein Dienstplan',
        'Deutsch, Italienisch, Englisch: Im Rosengarten schreibt jede und jeder in der eigenen Sprache.',
        'Giulia Dalpiaz hat dafür ein Wörterbuch begonnen. Es hat heute 214 Einträge, vom Spannbettlaken bis zum Speckbrett, und hängt an der Tür zur Wäscherei.',
        'Wer ein Wort vermisst, schreibt es mit Bleistift dazu. Jeden Freitag übersetzt jemand die neuen.',
      ],
      en_GB: [
        'Three languages, one rota',
        'German, Italian, English: at Rosengarten everybody writes in their own language.',
        'Giulia Dalpiaz has started a dictionary for it. Today it has 214 entries, from fitted sheet to bacon board, and hangs on the laundry door.',
        'If a word is missing, add it in pencil. Every Friday somebody translates the new ones.',
      ],
      it_IT: [
        'Tre lingue, un solo piano dei turni',
        'Tedesco, italiano, inglese: al Rosengarten ognuno scrive nella propria lingua.',
        'Giulia Dalpiaz ha cominciato un dizionario apposta. Oggi conta 214 voci, dal lenzuolo con gli angoli al tagliere dello speck, ed è appeso alla porta della lavanderia.',
        'Chi non trova una parola la aggiunge a matita. Ogni venerdì qualcuno traduce quelle nuove.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-valley-wine', category: 'bergsee-table', age: 19, author: 'superadmin' },
    picture: { theme: 'wine' },
    words: {
      de_DE: [
        'Wein aus einem einzigen Tal',
        'Paolo Ferrari hat die Karte halbiert. Geblieben sind achtzehn Weine, deren Winzer er beim Vornamen nennt.',
        'Für das Team gibt es zwei Fahrten im Frühjahr, je acht Plätze. Wer verkostet, soll erzählen können, wie der Hang aussieht.',
        'Die alten Flaschen stehen im Keller des Hauses am Bergsee und werden dort glasweise ausgeschenkt, bis sie aus sind.',
      ],
      en_GB: [
        'Wine from a single valley',
        'Paolo Ferrari has halved the list. What stayed are eighteen wines whose makers he calls by their first names.',
        'There will be two trips for the team in spring, eight seats each. Whoever pours should be able to tell what the slope looks like.',
        'The old bottles are in the cellar of Haus am Bergsee and are served there by the glass until they are gone.',
      ],
      it_IT: [
        'Vino da una sola valle',
        'Paolo Ferrari ha dimezzato la carta. Sono rimasti diciotto vini, e i loro vignaioli li chiama per nome.',
        'In primavera ci saranno due gite per il personale, otto posti ciascuna. Chi versa il vino deve saper raccontare com’è il pendio.',
        'Le vecchie bottiglie sono nella cantina dell’Haus am Bergsee e si servono lì al calice finché ce n’è.',
      ],
    },
  },
  {
    ...{
      id: 'bergsee-stoves',
      topics: ['bergsee-winter', 'bergsee-craft'] as const,
      category: 'bergsee-houses',
      age: 24,
      author: 'member',
    },
    picture: { hotel: 'bergsee-haus-am-see', time: 'dusk' },
    words: {
      de_DE: [
        'Wer heizt die Stube?',
        'Drei Öfen, ein Plan: Ab sofort steht am Kamin, wer wann nachlegt.',
        'Im letzten Winter war die Stube um sieben kalt und um neun zu warm. Leni Hofer hat die Zeiten gemessen und einen Plan gezeichnet, der an einen Fahrplan erinnert.',
        'Die Frühschicht macht Feuer, der Empfang legt um zehn nach, die Nacht schließt die Klappen. Das Holz liegt unter der Bank.',
      ],
      en_GB: [
        'Who heats the parlour?',
        'Three stoves, one plan: from now on it says by the fireplace who adds wood and when.',
        'Last winter the parlour was cold at seven and too warm at nine. Leni Hofer measured the times and drew a plan that looks like a railway timetable.',
        'The early shift lights the fire, the front desk adds wood at ten, the night closes the flaps. The wood is under the bench.',
      ],
      it_IT: [
        'Chi scalda la Stube?',
        'Tre stufe, un piano: da subito accanto al camino c’è scritto chi aggiunge legna e quando.',
        'L’inverno scorso la Stube era fredda alle sette e troppo calda alle nove. Leni Hofer ha misurato i tempi e ha disegnato un piano che ricorda un orario ferroviario.',
        'Il turno del mattino accende il fuoco, la reception aggiunge legna alle dieci, il turno di notte chiude le valvole. La legna è sotto la panca.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-bees', category: 'bergsee-people', age: 31, author: 'editor' },
    picture: { theme: 'bees' },
    words: {
      de_DE: [
        'Emil und die sechs Völker',
        'Hinter der Remise des Almdorfs summt es. Der Honig reicht für 140 Gläser.',
        'Emil Steinegger hat das Imkern von seinem Vater gelernt und nie aufgehört. Im August schleudert er, und wer vorbeikommt, darf mit dem Finger probieren.',
        'Die Gläser gehen als Abschiedsgeschenk an Gäste, die länger als eine Woche bleiben. Eines steht immer in der Personalküche.',
      ],
      en_GB: [
        'Emil and the six hives',
        'There is a hum behind the shed of Almdorf. The honey fills 140 jars.',
        'Emil Steinegger learned beekeeping from his father and never stopped. In August he extracts, and whoever comes by may taste with a finger.',
        'The jars go as a farewell present to guests who stay longer than a week. One is always in the staff kitchen.',
      ],
      it_IT: [
        'Emil e le sei arnie',
        'Dietro la rimessa dell’Almdorf si sente ronzare. Il miele basta per 140 vasetti.',
        'Emil Steinegger ha imparato l’apicoltura da suo padre e non ha mai smesso. In agosto smiela, e chi passa di lì può assaggiare con un dito.',
        'I vasetti sono il regalo di commiato per gli ospiti che restano più di una settimana. Uno è sempre nella cucina del personale.',
      ],
    },
  },
  {
    ...{ id: 'bergsee-night', category: 'bergsee-people', age: 40, author: 'editor' },
    picture: { theme: 'reception' },
    words: {
      de_DE: [
        'Sechsundzwanzig Jahre Nacht',
        'Matthias Kofler kennt das Haus, wenn es schläft. Ein Gespräch um drei Uhr früh.',
        'Er weiß, welche Stufe knarrt und welcher Gast um zwei nach Wasser fragt. „Nachts sind die Leute ehrlicher“, sagt er und stellt den Kaffee auf den Ofen.',
        'Im Mai geht er in Pension. Bis dahin schreibt er auf, was in keinem Handbuch steht: wie man jemanden weckt, der den ersten Bus nehmen muss.',
      ],
      en_GB: [
        'Twenty-six years of nights',
        'Matthias Kofler knows the house when it sleeps. A conversation at three in the morning.',
        'He knows which stair creaks and which guest asks for water at two. “At night people are more honest,” he says and puts the coffee on the stove.',
        'He retires in May. Until then he writes down what stands in no manual: how to wake somebody who has to catch the first bus.',
      ],
      it_IT: [
        'Ventisei anni di notti',
        'Matthias Kofler conosce la casa quando dorme. Una conversazione alle tre del mattino.',
        'Sa quale gradino scricchiola e quale ospite chiede l’acqua alle due. «Di notte le persone sono più sincere», dice, e mette il caffè sulla stufa.',
        'A maggio va in pensione. Fino ad allora annota quello che non sta in nessun manuale: come si sveglia chi deve prendere il primo autobus.',
      ],
    },
  },
];
