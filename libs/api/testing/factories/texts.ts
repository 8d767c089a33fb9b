import type { Locale } from './overrides.ts';

/** Headline and introduction of a sample article, with the id of its category. */
export interface ArticleText {
  category: 'hotels' | 'people' | 'events' | 'training';
  title: string;
  teaser: string;
}

const german: ArticleText[] = [
  {
    category: 'hotels',
    title: 'Wintereröffnung am Bodensee',
    teaser:
      'Nach acht Monaten Umbau öffnet das Seehaus wieder. 64 Zimmer, ein neues Dampfbad und ein Restaurant mit Blick auf die Alpen warten auf die ersten Gäste.',
  },
  {
    category: 'people',
    title: 'Mila Novak leitet die Küche im Hotel am Kurpark',
    teaser:
      'Von der Auszubildenden zur Küchenchefin in neun Jahren: Im Gespräch erzählt Mila, was sie an Wildkräutern und ruhigen Morgenstunden mag.',
  },
  {
    category: 'events',
    title: 'Mitarbeiterfest auf Schloss Lindenhof',
    teaser: 'Musik, Grill und ein Boulespiel zwischen den Häusern. Bitte meldet euch bis Ende des Monats in eurer Personalabteilung an.',
  },
  {
    category: 'training',
    title: 'Neue Kurse für die Rezeption',
    teaser:
      'Schwierige Gespräche, schnelle Anreise, sichere Abrechnung: drei Tageskurse, die wir gemeinsam mit den Empfangsteams entwickelt haben.',
  },
  {
    category: 'hotels',
    title: 'Solarstrom für das Hafenhotel',
    teaser: '312 Module auf dem Dach decken ab sofort ein Drittel des Bedarfs. Der Rest kommt aus Windkraft von der Küste.',
  },
  {
    category: 'people',
    title: 'Vierzig Jahre im Haus: Danke, Herr Brandt',
    teaser: 'Als er anfing, wurden Schlüssel noch auf Holzbretter gehängt. Unser Concierge verabschiedet sich in den Ruhestand.',
  },
  {
    category: 'hotels',
    title: 'Frühstück bis zwölf',
    teaser:
      'Elf Häuser probieren es aus: Wer später aufsteht, bekommt trotzdem ein frisches Rührei. Die ersten Rückmeldungen sind erfreulich.',
  },
  {
    category: 'events',
    title: 'Lauftreff rund um den Stadtsee',
    teaser:
      'Jeden Donnerstag nach der Frühschicht, fünf Kilometer in gemütlichem Tempo. Anfängerinnen und Anfänger sind ausdrücklich willkommen.',
  },
  {
    category: 'training',
    title: 'Erste Hilfe: Termine im Dezember',
    teaser: 'Alle zwei Jahre frischen wir auf. Vier Termine an drei Orten, während der Arbeitszeit und mit Mittagessen.',
  },
  {
    category: 'people',
    title: 'Willkommen, 38 neue Auszubildende',
    teaser: 'Sie kommen aus elf Ländern und lernen fünf Berufe. Beim Einführungstag haben sie gekocht, gebettet und viel gelacht.',
  },
  {
    category: 'hotels',
    title: 'Weniger wegwerfen, mehr genießen',
    teaser: 'Seit dem Sommer wiegen sechs Küchen ihre Abfälle. Das Ergebnis: ein Fünftel weniger, ohne dass ein Gast etwas vermisst.',
  },
  {
    category: 'events',
    title: 'Weihnachtsmarkt im Innenhof',
    teaser: 'Drei Abende lang verkaufen die Teams Selbstgemachtes. Der Erlös geht an das Kinderhospiz in der Nachbarschaft.',
  },
];

const english: ArticleText[] = [
  {
    category: 'hotels',
    title: 'Winter opening at Lake Constance',
    teaser:
      'The lake house opens its doors after eight months of rebuilding: 64 rooms, a new steam bath and a restaurant that looks to the Alps.',
  },
  {
    category: 'people',
    title: 'Mila Novak takes over the kitchen at Kurpark',
    teaser: 'From apprentice to head chef in nine years. Mila talks about wild herbs, calm mornings and the art of a good stock.',
  },
  {
    category: 'events',
    title: 'Staff summer party at Lindenhof Castle',
    teaser: 'Music, a grill and a boules match between the houses. Please tell your people team by the end of the month.',
  },
  {
    category: 'training',
    title: 'New courses for the front desk',
    teaser: 'Hard conversations, quick arrivals, safe billing: three one-day courses made together with the reception teams.',
  },
  {
    category: 'hotels',
    title: 'Sunlight powers the harbour hotel',
    teaser: 'From today 312 panels on the roof cover a third of what the house needs. The rest comes from wind off the coast.',
  },
  {
    category: 'people',
    title: 'Forty years at the door: thank you, Mr Brandt',
    teaser: 'When he started, keys hung on wooden boards. Our concierge says goodbye.',
  },
];

const arabic: ArticleText[] = [
  {
    category: 'hotels',
    title: 'افتتاح شتوي على ضفاف البحيرة',
    teaser: 'بعد ثمانية أشهر من التجديد يفتح بيت البحيرة أبوابه من جديد بأربع وستين غرفة وحمام بخار ومطعم يطل على جبال الألب.',
  },
  {
    category: 'people',
    title: 'ميلا نوفاك تتولى قيادة المطبخ',
    teaser: 'من متدربة إلى رئيسة الطهاة في تسع سنوات. تحدثنا ميلا عن الأعشاب البرية والصباحات الهادئة.',
  },
  {
    category: 'events',
    title: 'حفل الموظفين الصيفي في القلعة',
    teaser: 'موسيقى وشواء ومباراة ودية بين الفنادق. نرجو التسجيل لدى قسم شؤون الموظفين قبل نهاية الشهر.',
  },
  {
    category: 'training',
    title: 'دورات جديدة لموظفي الاستقبال',
    teaser: 'محادثات صعبة ووصول سريع وفواتير دقيقة: ثلاث دورات أعددناها مع فرق الاستقبال.',
  },
];

/** Sample articles by language; languages without their own read English ones, as on the server. */
export const articleTexts: Record<Locale, ArticleText[]> = {
  de_DE: german,
  en_GB: english,
  fr_FR: english,
  it_IT: english,
  nl_NL: english,
  ar: arabic,
};

/** Words that break layouts which were only tried with short ones. */
export const longGermanText = {
  title:
    'Arbeitszeiterfassungssystemumstellung in der Hauswirtschaftsabteilungsleitung des Schlosshotels Donaudampfschifffahrtsgesellschaft',
  teaser:
    'Die Betriebsvereinbarungsänderungskommission bittet um Rückmeldung zur Dienstplanungsverantwortlichkeitsübertragung, bevor die Qualitätsmanagementbeauftragten der Übernachtungsbetriebe zusammenkommen.',
  person: 'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
  file: 'Lebensmittelhygieneverordnungsdurchführungsbestimmungen für Frühstücksbuffetmitarbeiterinnen und -mitarbeiter',
};

/** What people write below an article. */
export const commentTexts = [
  'Herzlichen Glückwunsch an das ganze Team!',
  'Ich war letzte Woche dort.\nDas Dampfbad ist wirklich schön geworden.',
  'Can we visit before the opening? I would love to show my trainees around.',
];

/** What people reply to a comment. */
export const replyTexts = ['Das sehe ich auch so.', 'Danke, das geben wir gern weiter!', 'And what about the late shift?'];
