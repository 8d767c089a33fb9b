import { type LocalizedText, type ModuleConfig, toStored } from '@foyer/server/seed';
import { place } from '../data/hotel.ts';

interface Words {
  lead: string;
  /** Caption of the table, then its column heads. */
  table: [caption: string, when: string, what: string, whom: string];
  rows: [time: string, what: string, whom: string][];
  note: string;
  question: string;
  answer: string;
  print: string;
  news: string;
}

/** The same page in every language: editors of the demo write one HTML and have its words translated. */
const html = ({ lead, table: [caption, ...heads], rows, note, question, answer, print, news }: Words): string =>
  `<p class="lead">${lead}</p>` +
  `<table id="section-times"><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>` +
  `<div class="note"><p>${note}</p></div><details><summary>${question}</summary><p>${answer}</p></details>` +
  `<p><button class="button" data-action="print">${print}</button> <button data-action="navigate" data-target="/news">${news}</button></p>`;

const written: LocalizedText = {
  de_DE: html({
    lead: 'Ihr erster Tag hat drei Termine und viel Zeit dazwischen. Niemand erwartet, dass Sie sich alle Namen merken.',
    table: ['Der erste Tag', 'Wann', 'Was', 'Mit wem'],
    rows: [
      ['9:00', 'Schlüssel, Spind und Kleidung', 'Personalbüro'],
      ['11:30', 'Essen mit dem Team', 'Ihrer Begleitung'],
      ['14:00', 'Rundgang vom Keller bis zum Dach', 'Haustechnik'],
    ],
    note: 'Bitte bringen Sie Ihren Ausweis mit. Alles andere liegt bereit.',
    question: 'Was, wenn ich mich verspäte?',
    answer: 'Rufen Sie am Empfang an, die Durchwahl 9 ist immer besetzt.',
    print: 'Plan drucken',
    news: 'Was gerade los ist',
  }),
  en_GB: html({
    lead: 'Your first day has three appointments and plenty of time in between. Nobody expects you to remember every name.',
    table: ['The first day', 'When', 'What', 'With whom'],
    rows: [
      ['9:00', 'Keys, locker and clothes', 'HR office'],
      ['11:30', 'Lunch with the team', 'your companion'],
      ['14:00', 'A tour from cellar to roof', 'Maintenance'],
    ],
    note: 'Bring your identity card. Everything else is waiting for you.',
    question: 'What if I am late?',
    answer: 'Call the front desk: extension 9 is always staffed.',
    print: 'Print the plan',
    news: 'See what is going on',
  }),
  fr_FR: html({
    lead: 'Votre premier jour compte trois rendez-vous et beaucoup de temps entre eux. Personne n’attend que vous reteniez tous les noms.',
    table: ['Le premier jour', 'Quand', 'Quoi', 'Avec qui'],
    rows: [
      ['9 h 00', 'Clés, casier et tenue', 'le bureau du personnel'],
      ['11 h 30', 'Repas avec l’équipe', 'la personne qui vous accompagne'],
      ['14 h 00', 'Visite de la cave au toit', 'la technique'],
    ],
    note: 'Apportez votre pièce d’identité. Tout le reste vous attend.',
    question: 'Et si je suis en retard ?',
    answer: 'Appelez la réception : le poste 9 répond toujours.',
    print: 'Imprimer le plan',
    news: 'Voir ce qui se passe',
  }),
  it_IT: html({
    lead: 'Il Suo primo giorno ha tre appuntamenti e molto tempo tra l’uno e l’altro. Nessuno si aspetta che ricordi tutti i nomi.',
    table: ['Il primo giorno', 'Quando', 'Che cosa', 'Con chi'],
    rows: [
      ['9:00', 'Chiavi, armadietto e abiti', 'ufficio del personale'],
      ['11:30', 'Pranzo con la squadra', 'chi La accompagna'],
      ['14:00', 'Visita dalla cantina al tetto', 'manutenzione'],
    ],
    note: 'Porti un documento d’identità. Tutto il resto è già pronto.',
    question: 'E se arrivo in ritardo?',
    answer: 'Chiami la reception: all’interno 9 risponde sempre qualcuno.',
    print: 'Stampa il programma',
    news: 'Guarda le novità',
  }),
  nl_NL: html({
    lead: 'Uw eerste dag heeft drie afspraken en veel tijd ertussen. Niemand verwacht dat u alle namen onthoudt.',
    table: ['De eerste dag', 'Wanneer', 'Wat', 'Met wie'],
    rows: [
      ['9.00', 'Sleutels, kluisje en kleding', 'personeelszaken'],
      ['11.30', 'Lunch met het team', 'uw begeleider'],
      ['14.00', 'Rondleiding van kelder tot dak', 'technische dienst'],
    ],
    note: 'Neem uw identiteitskaart mee. Al het andere ligt klaar.',
    question: 'En als ik te laat ben?',
    answer: 'Bel de receptie: toestel 9 is altijd bezet.',
    print: 'Het plan afdrukken',
    news: 'Kijk wat er speelt',
  }),
  ar: html({
    lead: 'في يومك الأول ثلاثة مواعيد ووقت كثير بينها. لا أحد ينتظر منك أن تحفظ كل الأسماء.',
    table: ['اليوم الأول', 'متى', 'ماذا', 'مع من'],
    rows: [
      ['9:00', 'المفاتيح والخزانة والملابس', 'مكتب الموظفين'],
      ['11:30', 'الغداء مع الفريق', 'من يرافقك'],
      ['14:00', 'جولة من القبو إلى السطح', 'الصيانة'],
    ],
    note: 'أحضر بطاقة هويتك. كل ما عداها جاهز لك.',
    question: 'ماذا لو تأخرت؟',
    answer: 'اتصل بالاستقبال: الرقم الداخلي 9 يجيب دائماً.',
    print: 'اطبع البرنامج',
    news: 'شاهد ما يجري',
  }),
};

/** The first day as an editor has written it; sanitised like everything editors save. */
export const firstDay: ModuleConfig = {
  id: 'first-day',
  type: 'editor',
  title: place('يومك الأول', 'Ihr erster Tag', 'Your first day', 'Votre premier jour', 'Il Suo primo giorno', 'Uw eerste dag'),
  config: { version: 1, blocks: [toStored({ id: 'plan', kind: 'html', html: written })] },
};
