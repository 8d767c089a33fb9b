import type { LocalizedText, ModuleConfig } from '@foyer/server/seed';
import { place } from '../data/hotel.ts';
import { firstDay } from './first-day.ts';
import { galleryIds } from './gallery.ts';
import { benefitsPage, firstHouse, housePage } from './houses.ts';
import { landing, workHere } from './landing.ts';
import { legalPages } from './legal-pages.ts';
import { ways } from './ways.ts';

/** A page composed of modules. */
export interface DemoPage {
  id: string;
  type: 'dashboard' | 'page' | 'article';
  title: LocalizedText;
  description?: LocalizedText;
  imageId?: string;
  newsId?: string;
  visibility?: 'all' | 'members';
  shareable?: boolean;
  draft?: boolean;
  modules: ModuleConfig[];
}

type Entry = Extract<ModuleConfig, { type: 'text_image_switch' }>['config']['entries'][number];

const readMore = place('اقرأ المزيد', 'Mehr erfahren', 'Read more', 'En savoir plus', 'Scopri di più', 'Meer lezen');

const academyEntry: Entry = {
  id: 'academy',
  title: place(
    'تعلّم كل أسبوع شيئاً جديداً',
    'Jede Woche etwas lernen',
    'Learn something every week',
    'Apprendre chaque semaine',
    'Imparare ogni settimana',
    'Elke week iets leren',
  ),
  description: place(
    'من المشروبات إلى جداول النوبات: في الأكاديمية دورات تناسب يوم العمل، وكثير منها لا يتجاوز عشر دقائق على الهاتف.',
    'Vom Wein bis zum Schichtplan: Die Akademie hat Kurse, die in einen Arbeitstag passen, viele davon in zehn Minuten am Telefon.',
    'From wine to rotas: the Academy offers courses that fit into a working day, many of them ten minutes on your phone.',
    'Du vin au planning : l’Académie propose des cours qui tiennent dans une journée de travail, souvent en dix minutes sur le téléphone.',
    'Dal vino ai turni: l’Accademia offre corsi che stanno in una giornata di lavoro, molti da dieci minuti al telefono.',
    'Van wijn tot rooster: de Academie heeft cursussen die in een werkdag passen, vaak tien minuten op uw telefoon.',
  ),
  imageId: 'stock-training',
  buttonText: place('إلى الدورات', 'Zu den Kursen', 'To the courses', 'Voir les cours', 'Vai ai corsi', 'Naar de cursussen'),
  buttonUrl: '/page/academy',
};

const natureEntry: Entry = {
  id: 'nature',
  title: place(
    'ضيوف على هذه الأرض',
    'Gäste auf dieser Erde',
    'Guests on this earth',
    'Hôtes de cette terre',
    'Ospiti di questa terra',
    'Te gast op deze aarde',
  ),
  description: place(
    'ألواح شمسية ونحل ومطابخ تزن ما يبقى منها: حتى نهاية العقد نريد أن نخفض انبعاثاتنا إلى النصف.',
    'Solardächer, Bienen und Küchen, die ihre Reste wiegen: Bis zum Ende des Jahrzehnts wollen wir unseren Ausstoß halbieren.',
    'Solar roofs, bees and kitchens that weigh their leftovers: by the end of the decade we want to halve our emissions.',
    'Toits solaires, abeilles et cuisines qui pèsent leurs restes : d’ici la fin de la décennie, nous voulons réduire nos émissions de moitié.',
    'Tetti solari, api e cucine che pesano gli avanzi: entro la fine del decennio vogliamo dimezzare le emissioni.',
    'Zonnedaken, bijen en keukens die hun restjes wegen: tegen het einde van dit decennium willen we onze uitstoot halveren.',
  ),
  imageId: 'stock-bees',
  buttonText: readMore,
  buttonUrl: '/news',
};

const stayEntry: Entry = {
  id: 'stay',
  title: place(
    'بيتك في أربعين مكاناً',
    'An vierzig Orten zu Hause',
    'At home in forty places',
    'Chez soi en quarante lieux',
    'A casa in quaranta luoghi',
    'Thuis op veertig plekken',
  ),
  description: place(
    'سعر واحد لكل فنادقنا مع الفطور، منذ يوم العمل الأول ولمن تحب أيضاً.',
    'Ein Preis für alle unsere Häuser, mit Frühstück, vom ersten Arbeitstag an und auch für die, die Sie gernhaben.',
    'One price for all our houses, breakfast included, from your first working day and for the people you love, too.',
    'Un seul prix pour toutes nos maisons, petit-déjeuner compris, dès le premier jour et aussi pour vos proches.',
    'Un prezzo per tutti i nostri alberghi, colazione inclusa, dal primo giorno e anche per chi Le è caro.',
    'Eén prijs voor al onze huizen, met ontbijt, vanaf de eerste werkdag en ook voor wie u lief is.',
  ),
  imageId: 'stock-travel',
  buttonText: place('كيف يعمل ذلك', 'So funktioniert es', 'How it works', 'Comment ça marche', 'Come funziona', 'Zo werkt het'),
  buttonUrl: '/page/welcome',
};

const dashboard: DemoPage = {
  id: 'dashboard',
  type: 'dashboard',
  title: place(
    'سعداء برؤيتك',
    'Schön, dass Sie da sind',
    'Good to see you',
    'Heureux de vous voir',
    'Che piacere vederLa',
    'Fijn dat u er bent',
  ),
  modules: [
    {
      id: 'top-stories',
      type: 'topteaser',
      title: place('في الواجهة', 'Im Blickpunkt', 'In the spotlight', 'À la une', 'In primo piano', 'Uitgelicht'),
      config: { maxRecords: 5, isCircle: true, sliderInterval: 7000 },
    },
    {
      id: 'latest-news',
      type: 'articleteaser',
      title: place(
        'جديد من فنادقنا',
        'Neues aus unseren Häusern',
        'News from our houses',
        'Des nouvelles de nos maisons',
        'Novità dai nostri alberghi',
        'Nieuws uit onze huizen',
      ),
      config: { layout: 'grid', maxRecords: 10 },
    },
    {
      id: 'occasions',
      type: 'occasions',
      title: place('نحتفل معاً', 'Wir feiern', 'We celebrate', 'On fête', 'Festeggiamo', 'Wij vieren'),
      config: { showAll: true },
    },
    {
      id: 'what-moves-us',
      type: 'text_image_switch',
      title: place('ما الذي يحرّكنا', 'Was uns bewegt', 'What moves us', 'Ce qui nous anime', 'Ciò che ci muove', 'Wat ons beweegt'),
      config: { buttons: 'each', entries: [academyEntry, natureEntry, stayEntry] },
    },
    {
      id: 'summer-party',
      type: 'gallery',
      title: place(
        'عيدنا عند البحيرة',
        'Unser Fest am See',
        'Our party by the lake',
        'Notre fête au bord du lac',
        'La nostra festa sul lago',
        'Ons feest aan het meer',
      ),
      config: { mediaIds: [...galleryIds] },
    },
    {
      id: 'forms',
      type: 'downloads',
      title: place(
        'نماذج وخطط',
        'Formulare und Pläne',
        'Forms and plans',
        'Formulaires et plans',
        'Moduli e piani',
        'Formulieren en plannen',
      ),
      config: {
        mediaIds: [
          'leave-request.pdf',
          'hygiene-plan.pdf',
          'academy-courses.pdf',
          'staff-rate.pdf',
          'survey-results.xlsx',
          'hotel-directory.csv',
        ],
      },
    },
    {
      id: 'people-stories',
      type: 'articleteaser',
      title: place('ناس بيننا', 'Menschen unter uns', 'People among us', 'Des gens parmi nous', 'Persone tra noi', 'Mensen onder ons'),
      config: { layout: 'horizontal', maxRecords: 2, category: ['people'] },
    },
    ways,
    { id: 'kitchens', type: 'stream_widget', title: place('', ''), config: { groupId: 'kitchens', maxRecords: 2 } },
    {
      id: 'web-news',
      type: 'webnews',
      title: place('من الشبكة', 'Aus dem Netz', 'From the web', 'Vu sur le web', 'Dal web', 'Van het web'),
      config: { maxRecords: 3 },
    },
    { id: 'our-first-house', type: 'location', title: firstHouse, config: { hotelIds: [housePage.id] } },
    {
      id: 'employer',
      type: 'kununu',
      title: place(
        'أوريليا كصاحبة عمل',
        'Aurelia als Arbeitgeberin',
        'Aurelia as an employer',
        'Aurelia, votre employeur',
        'Aurelia come datore di lavoro',
        'Aurelia als werkgever',
      ),
      config: {},
    },
  ],
};

const firstDays: Entry[] = [
  {
    id: 'arrive',
    title: place('الوصول', 'Ankommen', 'Arriving', 'Arriver', 'Arrivare', 'Aankomen'),
    description: place(
      'في اليوم الأول لا عمل بعد: مفاتيح وخزانة وملابس تناسبك وشخص يرافقك ثلاثة أشهر.',
      'Am ersten Tag wird noch nicht gearbeitet: Schlüssel, Spind, Kleidung, die passt, und jemand, der Sie drei Monate lang begleitet.',
      'There is no work on the first day: keys, a locker, clothes that fit and somebody who accompanies you for three months.',
      'Le premier jour, on ne travaille pas encore : clés, casier, une tenue à votre taille et quelqu’un qui vous accompagne trois mois.',
      'Il primo giorno non si lavora ancora: chiavi, armadietto, abiti della misura giusta e qualcuno che La accompagna per tre mesi.',
      'Op de eerste dag wordt er nog niet gewerkt: sleutels, een kluisje, kleding die past en iemand die u drie maanden begeleidt.',
    ),
    imageId: 'stock-reception',
  },
  {
    id: 'belong',
    title: place('الانتماء', 'Dazugehören', 'Belonging', 'Faire partie', 'Far parte', 'Erbij horen'),
    description: place(
      'نأكل معاً ونحتفل معاً ونسأل حين لا نعرف. لكل نوبة ربع ساعة يومياً للأسئلة.',
      'Wir essen zusammen, feiern zusammen und fragen, wenn wir etwas nicht wissen. Jede Schicht hat dafür täglich eine Viertelstunde.',
      'We eat together, celebrate together and ask when we do not know something. Every shift has a quarter of an hour a day for that.',
      'Nous mangeons ensemble, nous fêtons ensemble et nous posons des questions. Chaque équipe a pour cela un quart d’heure par jour.',
      'Mangiamo insieme, festeggiamo insieme e chiediamo quando non sappiamo. Ogni turno ha un quarto d’ora al giorno per questo.',
      'We eten samen, vieren samen en vragen het als we iets niet weten. Elke ploeg heeft daar dagelijks een kwartier voor.',
    ),
    imageId: 'stock-team',
  },
  {
    id: 'grow',
    title: place('النمو', 'Wachsen', 'Growing', 'Grandir', 'Crescere', 'Groeien'),
    description: place(
      'ثماني وظائف قيادية من كل عشر نشغلها من داخل فرقنا. تبدأ الطريق غالباً بدورة قصيرة.',
      'Acht von zehn Leitungsstellen besetzen wir aus den eigenen Reihen. Der Weg dorthin beginnt oft mit einem kurzen Kurs.',
      'We fill eight out of ten leading positions from our own ranks. The way there often begins with a short course.',
      'Huit postes de direction sur dix sont pourvus en interne. Le chemin commence souvent par un petit cours.',
      'Otto posti di direzione su dieci vanno a persone interne. La strada comincia spesso con un breve corso.',
      'Acht van de tien leidinggevende functies vervullen we zelf. De weg daarheen begint vaak met een korte cursus.',
    ),
    imageId: 'stock-award',
    buttonText: readMore,
    buttonUrl: '/page/academy',
  },
];

const welcome: DemoPage = {
  id: 'welcome',
  type: 'page',
  title: place('أهلاً بك معنا', 'Willkommen bei uns', 'Welcome', 'Bienvenue chez nous', 'Benvenuti tra noi', 'Welkom bij ons'),
  modules: [
    {
      id: 'first-days',
      type: 'text_image_switch',
      title: place(
        'أسابيعك الأولى',
        'Ihre ersten Wochen',
        'Your first weeks',
        'Vos premières semaines',
        'Le Sue prime settimane',
        'Uw eerste weken',
      ),
      config: { buttons: 'none', entries: firstDays },
    },
    firstDay,
    {
      id: 'first-files',
      type: 'downloads',
      title: place('للطباعة والاحتفاظ', 'Zum Mitnehmen', 'To take along', 'À emporter', 'Da portare con sé', 'Om mee te nemen'),
      config: { mediaIds: ['welcome-guide.pdf', 'staff-rate.pdf', 'leave-request.pdf', 'hotel-directory.csv'] },
    },
  ],
};

const academy: DemoPage = {
  id: 'academy',
  type: 'page',
  title: place('أكاديمية أوريليا', 'Aurelia Akademie', 'Aurelia Academy', 'Académie Aurelia', 'Accademia Aurelia', 'Aurelia Academie'),
  description: place(
    'دورات تناسب يوم العمل، من المشروبات إلى جداول النوبات.',
    'Kurse, die in einen Arbeitstag passen, vom Wein bis zum Schichtplan.',
    'Courses that fit into a working day, from wine to rotas.',
    'Des cours qui tiennent dans une journée de travail, du vin au planning.',
    'Corsi che stanno in una giornata di lavoro, dal vino ai turni.',
    'Cursussen die in een werkdag passen, van wijn tot rooster.',
  ),
  imageId: 'landing-academy',
  shareable: true,
  modules: [
    {
      id: 'academy-intro',
      type: 'text_image_switch',
      title: place('التعلّم هنا', 'Lernen bei uns', 'Learning here', 'Apprendre chez nous', 'Imparare da noi', 'Leren bij ons'),
      config: { buttons: 'none', entries: [{ ...academyEntry, id: 'academy-about' }] },
    },
    {
      id: 'academy-files',
      type: 'downloads',
      title: place('البرنامج', 'Programm', 'Programme', 'Programme', 'Programma', 'Programma'),
      config: { mediaIds: ['academy-courses.pdf', 'staff-recipes.pdf'] },
    },
    {
      id: 'academy-news',
      type: 'articleteaser',
      title: place(
        'قصص عن التعلّم',
        'Lerngeschichten',
        'Stories of learning',
        'Histoires de formation',
        'Storie di formazione',
        'Leerverhalen',
      ),
      config: { layout: 'grid', maxRecords: 6, category: ['learning'] },
    },
  ],
};

/** What stands below the article of the story page. */
export const storyModules: DemoPage['modules'] = [
  {
    id: 'story-files',
    type: 'downloads',
    title: place('للقراءة لاحقاً', 'Zum Weiterlesen', 'Read on', 'Pour aller plus loin', 'Per saperne di più', 'Verder lezen'),
    config: { mediaIds: ['welcome-guide.pdf', 'academy-courses.pdf'] },
  },
];

export const pages: readonly DemoPage[] = [
  dashboard,
  landing,
  workHere,
  welcome,
  academy,
  benefitsPage,
  housePage,
  ...legalPages({
    name: 'Aurelia Hotels GmbH',
    address: 'Seepromenade 14, 88131 Lindau',
    manager: 'Dr. Katharina Wirth',
    register: 'Amtsgericht Kempten (Allgäu), HRB 4711',
    domain: 'aurelia.example',
  }),
];
