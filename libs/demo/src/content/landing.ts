import type { TextImageConfig } from '@foyer/server/seed';
import { type EveryLanguage, place } from '../data/hotel.ts';
import type { TimeOfDay } from '../art/light.ts';
import type { Theme } from '../art/themes/index.ts';
import type { DemoPage } from './pages.ts';

/** A picture that guests may see. */
export interface PublicPicture {
  id: string;
  draw: { theme: Theme; seed: string } | { hotel: string; time: TimeOfDay };
}

export const publicPictures: readonly PublicPicture[] = [
  { id: 'landing-house', draw: { hotel: 'seehof-lindau', time: 'golden' } },
  { id: 'landing-houses', draw: { hotel: 'le-terrazze-amalfi', time: 'noon' } },
  { id: 'landing-academy', draw: { theme: 'training', seed: 'landing' } },
  { id: 'landing-people', draw: { theme: 'team', seed: 'landing' } },
  { id: 'landing-phone', draw: { theme: 'planner', seed: 'landing' } },
  { id: 'landing-travel', draw: { theme: 'travel', seed: 'landing' } },
  { id: 'landing-award', draw: { theme: 'award', seed: 'landing' } },
  { id: 'landing-kitchen', draw: { theme: 'kitchen', seed: 'landing' } },
  { id: 'landing-garden', draw: { theme: 'garden', seed: 'landing' } },
];

type Entry = TextImageConfig['entries'][number];

const entry = (id: string, imageId: string, title: EveryLanguage, description: EveryLanguage): Entry => ({
  id,
  imageId,
  title,
  description,
});

const teaserCards = [
  {
    id: 'houses',
    imageId: 'landing-houses',
    title: place('أربعون بيتاً', 'Vierzig Häuser', 'Forty houses', 'Quarante maisons', 'Quaranta alberghi', 'Veertig huizen'),
    description: place(
      'من بحر الشمال إلى الخليج، ولكل بيت قصته. في المجتمع تقرؤها ممن يعيشونها.',
      'Von der Nordsee bis an den Golf, und jedes Haus hat seine Geschichten. In der Community erzählen sie die, die dort arbeiten.',
      'From the North Sea to the Gulf, and every house has its stories. In the community they are told by those who work there.',
      'De la mer du Nord au Golfe, chaque maison a ses histoires. Dans la communauté, celles et ceux qui y travaillent les racontent.',
      'Dal Mare del Nord al Golfo, ogni albergo ha le sue storie. Nella community le racconta chi ci lavora.',
      'Van de Noordzee tot de Golf, en elk huis heeft zijn verhalen. In de community vertellen de mensen die er werken ze zelf.',
    ),
    link: '/page/work-here',
  },
  {
    id: 'academy',
    imageId: 'landing-academy',
    title: place(
      'أكاديمية لكل يوم',
      'Eine Akademie für jeden Tag',
      'An academy for every day',
      'Une académie au quotidien',
      'Un’accademia per ogni giorno',
      'Een academie voor elke dag',
    ),
    description: place(
      'دورات تناسب يوم العمل، وكثير منها في عشر دقائق على الهاتف. وقتها محسوب من وقت العمل.',
      'Kurse, die in einen Arbeitstag passen, viele davon in zehn Minuten am Telefon. Die Zeit dafür zählt als Arbeitszeit.',
      'Courses that fit into a working day, many of them ten minutes on your phone. The time counts as working time.',
      'Des cours qui tiennent dans une journée de travail, souvent en dix minutes sur le téléphone. Ce temps est payé.',
      'Corsi che stanno in una giornata di lavoro, molti da dieci minuti al telefono. Il tempo vale come orario di lavoro.',
      'Cursussen die in een werkdag passen, vaak tien minuten op uw telefoon. De tijd telt als werktijd.',
    ),
    link: '/page/academy',
  },
  {
    id: 'people',
    imageId: 'landing-people',
    title: place(
      'ألف ومئتا زميل وزميلة',
      'Zwölfhundert Kolleginnen und Kollegen',
      'Twelve hundred colleagues',
      'Mille deux cents collègues',
      'Milleduecento colleghe e colleghi',
      'Twaalfhonderd collega’s',
    ),
    description: place(
      'من يعرف ماذا، ومن يساعد أين، ومن يحتفل اليوم: على بعد كلمة واحدة.',
      'Wer weiß was, wer hilft wo, wer feiert heute: alles nur ein Wort weit weg.',
      'Who knows what, who helps where, who celebrates today: all of it one word away.',
      'Qui sait quoi, qui aide où, qui fête aujourd’hui : tout est à un mot de vous.',
      'Chi sa che cosa, chi aiuta dove, chi festeggia oggi: tutto a una parola di distanza.',
      'Wie weet wat, wie helpt waar, wie viert vandaag: het is allemaal maar één woord ver.',
    ),
  },
];

const dayByDay: Entry[] = [
  {
    ...entry(
      'shift',
      'landing-phone',
      place('قبل النوبة', 'Vor der Schicht', 'Before the shift', 'Avant le service', 'Prima del turno', 'Voor de dienst'),
      place(
        'على الهاتف في الطريق: ما الجديد في البيت، ومن يعمل اليوم، وما الذي يحتاجه المطبخ.',
        'Auf dem Weg am Telefon: was im Haus neu ist, wer heute da ist, was die Küche braucht.',
        'On the phone on your way in: what is new in the house, who is in today, what the kitchen needs.',
        'Sur le téléphone en chemin : les nouvelles de la maison, qui est là aujourd’hui, ce dont la cuisine a besoin.',
        'Al telefono lungo la strada: le novità dell’albergo, chi c’è oggi, che cosa serve in cucina.',
        'Onderweg op uw telefoon: wat er nieuw is in huis, wie er vandaag is, wat de keuken nodig heeft.',
      ),
    ),
    buttonText: place('دخول الأعضاء', 'Zum Login', 'To the login', 'Se connecter', 'Accedi', 'Naar de login'),
    buttonUrl: '/login',
  },
  entry(
    'rate',
    'landing-travel',
    place('في الإجازة', 'Im Urlaub', 'On holiday', 'En vacances', 'In vacanza', 'Op vakantie'),
    place(
      'سعر واحد لكل بيوتنا مع الفطور، منذ يوم العمل الأول ولمن تحب أيضاً.',
      'Ein Preis für alle unsere Häuser, mit Frühstück, vom ersten Arbeitstag an und auch für die, die Sie gernhaben.',
      'One price for all our houses, breakfast included, from your first working day and for the people you love, too.',
      'Un seul prix pour toutes nos maisons, petit-déjeuner compris, dès le premier jour et aussi pour vos proches.',
      'Un prezzo per tutti i nostri alberghi, colazione inclusa, dal primo giorno e anche per chi Le è caro.',
      'Eén prijs voor al onze huizen, met ontbijt, vanaf de eerste werkdag en ook voor wie u lief is.',
    ),
  ),
  entry(
    'growth',
    'landing-award',
    place('بعد سنة', 'Nach einem Jahr', 'A year on', 'Un an après', 'Dopo un anno', 'Een jaar later'),
    place(
      'ثماني وظائف قيادية من كل عشر نشغلها من داخل فرقنا. تبدأ الطريق غالباً بدورة قصيرة.',
      'Acht von zehn Leitungsstellen besetzen wir aus den eigenen Reihen. Der Weg dorthin beginnt oft mit einem kurzen Kurs.',
      'We fill eight out of ten leading positions from our own ranks. The way there often begins with a short course.',
      'Huit postes de direction sur dix sont pourvus en interne. Le chemin commence souvent par un petit cours.',
      'Otto posti di direzione su dieci vanno a persone interne. La strada comincia spesso con un breve corso.',
      'Acht van de tien leidinggevende functies vervullen we zelf. De weg daarheen begint vaak met een korte cursus.',
    ),
  ),
];

const values: Entry[] = [
  entry(
    'table',
    'landing-kitchen',
    place(
      'نأكل على مائدة واحدة',
      'Wir essen an einem Tisch',
      'We eat at one table',
      'Nous mangeons à la même table',
      'Mangiamo alla stessa tavola',
      'We eten aan één tafel',
    ),
    place(
      'في كل بيت تطبخ مطابخنا للفريق أولاً. من يعتني بالضيوف يستحق أن يُعتنى به.',
      'In jedem Haus kocht die Küche zuerst für das Team. Wer sich um Gäste kümmert, um den soll sich auch jemand kümmern.',
      'In every house the kitchen cooks for the team first. Whoever looks after guests should be looked after, too.',
      'Dans chaque maison, la cuisine prépare d’abord le repas de l’équipe. Qui prend soin des hôtes mérite qu’on prenne soin de lui.',
      'In ogni albergo la cucina cucina prima per la squadra. Chi si prende cura degli ospiti merita che qualcuno si prenda cura di lui.',
      'In elk huis kookt de keuken eerst voor het team. Wie voor gasten zorgt, verdient het dat er ook voor hem gezorgd wordt.',
    ),
  ),
  entry(
    'earth',
    'landing-garden',
    place(
      'ضيوف على هذه الأرض',
      'Gäste auf dieser Erde',
      'Guests on this earth',
      'Hôtes de cette terre',
      'Ospiti di questa terra',
      'Te gast op deze aarde',
    ),
    place(
      'حدائقنا تزود مطابخنا، وأسطحنا تنتج الكهرباء. حتى نهاية العقد نريد أن نخفض انبعاثاتنا إلى النصف.',
      'Unsere Gärten versorgen unsere Küchen, unsere Dächer liefern Strom. Bis zum Ende des Jahrzehnts wollen wir unseren Ausstoß halbieren.',
      'Our gardens supply our kitchens, our roofs give power. By the end of the decade we want to halve our emissions.',
      'Nos jardins nourrissent nos cuisines, nos toits donnent du courant. D’ici la fin de la décennie, nous voulons réduire nos émissions de moitié.',
      'I nostri orti riforniscono le cucine, i nostri tetti danno energia. Entro la fine del decennio vogliamo dimezzare le emissioni.',
      'Onze tuinen bevoorraden onze keukens, onze daken leveren stroom. Tegen het einde van dit decennium willen we onze uitstoot halveren.',
    ),
  ),
];

/** What guests are shown at the root. */
export const landing: DemoPage = {
  id: 'landing',
  type: 'page',
  title: place(
    'مجتمع فنادق أوريليا',
    'Die Community der Aurelia Hotels',
    'The community of Aurelia Hotels',
    'La communauté des hôtels Aurelia',
    'La community degli Aurelia Hotels',
    'De community van de Aurelia Hotels',
  ),
  description: place(
    'أربعون فندقاً ومجتمع واحد: أخبار وأشخاص وأكاديمية لكل من يعمل في أوريليا.',
    'Vierzig Häuser, eine Community: Neuigkeiten, Menschen und eine Akademie für alle, die bei Aurelia arbeiten.',
    'Forty houses, one community: news, people and an academy for everybody who works at Aurelia.',
    'Quarante maisons, une communauté : actualités, rencontres et académie pour toutes celles et ceux qui travaillent chez Aurelia.',
    'Quaranta alberghi, una community: notizie, persone e un’accademia per chi lavora in Aurelia.',
    'Veertig huizen, één community: nieuws, mensen en een academie voor iedereen die bij Aurelia werkt.',
  ),
  imageId: 'landing-house',
  visibility: 'all',
  modules: [
    {
      id: 'welcome',
      type: 'hero_register',
      title: place(
        'حيث يلتقي المضيفون',
        'Wo Gastgeber zusammenkommen',
        'Where hosts come together',
        'Là où les hôtes se retrouvent',
        'Dove chi ospita si incontra',
        'Waar gastheren samenkomen',
      ),
      config: {
        subline: place(
          'أخبار وأشخاص وكل بيوتنا في مكان واحد.',
          'Neuigkeiten, Menschen und alle unsere Häuser an einem Ort.',
          'News, people and all our houses in one place.',
          'Les actualités, les gens et toutes nos maisons au même endroit.',
          'Notizie, persone e tutti i nostri alberghi in un solo luogo.',
          'Nieuws, mensen en al onze huizen op één plek.',
        ),
        backgroundImageId: 'landing-house',
      },
    },
    {
      id: 'awaits',
      type: 'landing_page_teaser',
      title: place(
        'ما الذي ينتظرك',
        'Was Sie erwartet',
        'What awaits you',
        'Ce qui vous attend',
        'Che cosa La aspetta',
        'Wat u te wachten staat',
      ),
      config: { entries: teaserCards },
    },
    {
      id: 'day-by-day',
      type: 'use_cases',
      title: place('يوم بعد يوم', 'Tag für Tag dabei', 'With you day by day', 'Au fil des jours', 'Giorno dopo giorno', 'Dag na dag'),
      config: { buttons: 'single', entries: dayByDay },
    },
    {
      id: 'values',
      type: 'text_image_switch',
      title: place('ما يجمعنا', 'Was uns verbindet', 'What we share', 'Ce qui nous unit', 'Che cosa ci unisce', 'Wat ons verbindt'),
      config: { buttons: 'none', entries: values },
    },
  ],
};

/** A page for everybody beside the landing page. */
export const workHere: DemoPage = {
  id: 'work-here',
  type: 'page',
  title: place(
    'العمل في أوريليا',
    'Arbeiten bei Aurelia',
    'Working at Aurelia',
    'Travailler chez Aurelia',
    'Lavorare in Aurelia',
    'Werken bij Aurelia',
  ),
  description: place(
    'ما الذي يمكنك توقعه منا، من يوم العمل الأول حتى أول وظيفة قيادية.',
    'Was Sie von uns erwarten können, vom ersten Arbeitstag bis zur ersten Leitungsstelle.',
    'What you can expect of us, from your first working day to your first leading position.',
    'Ce que vous pouvez attendre de nous, du premier jour au premier poste de direction.',
    'Che cosa può aspettarsi da noi, dal primo giorno al primo posto di direzione.',
    'Wat u van ons mag verwachten, van de eerste werkdag tot de eerste leidinggevende functie.',
  ),
  imageId: 'landing-people',
  visibility: 'all',
  shareable: true,
  modules: [
    {
      id: 'offer',
      type: 'use_cases',
      title: place('ما نقدمه', 'Was wir bieten', 'What we offer', 'Ce que nous offrons', 'Che cosa offriamo', 'Wat wij bieden'),
      config: { buttons: 'none', entries: dayByDay.slice(1) },
    },
    {
      id: 'together',
      type: 'text_image_switch',
      title: place('ما يجمعنا', 'Was uns verbindet', 'What we share', 'Ce qui nous unit', 'Che cosa ci unisce', 'Wat ons verbindt'),
      config: { buttons: 'none', entries: values },
    },
  ],
};
