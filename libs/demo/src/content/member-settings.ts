import type { OrgSettings } from '@foyer/server/seed';
import { place } from '../data/hotel.ts';

/** What visitors are asked about cookies. */
export const cookieConfig: OrgSettings['cookieConfig'] = {
  cookieTypes: [
    {
      id: 1,
      name: place('ضرورية', 'Notwendig', 'Necessary', 'Nécessaires', 'Necessari', 'Noodzakelijk'),
      description: place(
        'تُبقي تسجيل دخولك قائماً وتحفظ لغتك ومظهر الصفحات.',
        'Sie halten Sie angemeldet und merken sich Sprache und Darstellung.',
        'They keep you logged in and remember language and appearance.',
        'Ils vous gardent connecté et retiennent la langue et l’apparence.',
        'Mantengono l’accesso e ricordano lingua e aspetto.',
        'Ze houden u ingelogd en onthouden taal en weergave.',
      ),
    },
    {
      id: 2,
      name: place('إحصاءات', 'Statistik', 'Statistics', 'Statistiques', 'Statistiche', 'Statistieken'),
      description: place(
        'تُظهر لنا أيّ الصفحات مفيدة، من دون أسماء.',
        'Sie zeigen uns ohne Namen, welche Seiten helfen.',
        'They show us, without names, which pages help.',
        'Ils nous montrent, sans noms, quelles pages sont utiles.',
        'Ci mostrano, senza nomi, quali pagine sono utili.',
        'Ze laten ons zonder namen zien welke pagina’s helpen.',
      ),
    },
    {
      id: 3,
      name: place(
        'محتوى مدمج',
        'Eingebettete Inhalte',
        'Embedded content',
        'Contenus intégrés',
        'Contenuti incorporati',
        'Ingesloten inhoud',
      ),
      description: place(
        'مقاطع فيديو من خدمات أخرى.',
        'Videos anderer Dienste.',
        'Videos of other services.',
        'Vidéos d’autres services.',
        'Video di altri servizi.',
        'Video’s van andere diensten.',
      ),
    },
  ],
  items: [
    {
      cookieType: 1,
      provider: [
        {
          name: 'Foyer',
          description: place(
            'الجلسة واللغة والمظهر.',
            'Sitzung, Sprache und Darstellung.',
            'Session, language and appearance.',
            'Session, langue et apparence.',
            'Sessione, lingua e aspetto.',
            'Sessie, taal en weergave.',
          ),
          cookies: ['foyer_session', 'csrf_token', 'signed_out', 'language', 'theme', 'tz'],
          serviceId: 'foyer',
        },
      ],
    },
    {
      cookieType: 2,
      provider: [
        {
          name: 'Matomo',
          description: place(
            'يحصي الزيارات على خوادمنا.',
            'Zählt Besuche auf unseren eigenen Servern.',
            'Counts visits on our own servers.',
            'Compte les visites sur nos propres serveurs.',
            'Conta le visite sui nostri server.',
            'Telt bezoeken op onze eigen servers.',
          ),
          cookies: ['_pk_id', '_pk_ses'],
          serviceId: 'matomo',
        },
      ],
    },
    {
      cookieType: 3,
      provider: [
        {
          name: 'Vimeo',
          description: place(
            'يعرض مقاطع الفيديو في المقالات.',
            'Zeigt Videos in Artikeln.',
            'Shows videos in articles.',
            'Affiche les vidéos dans les articles.',
            'Mostra i video negli articoli.',
            'Toont video’s in artikelen.',
          ),
          cookies: ['vuid'],
          serviceId: 'vimeo',
        },
      ],
    },
  ],
  providerTypeToCookieTypeMapping: { video: 3 },
};

/** The newsletters. */
export const newsletter: OrgSettings['newsletter'] = {
  active: true,
  lists: [
    {
      key: 'houses',
      title: place(
        'أخبار الفنادق',
        'Neues aus den Häusern',
        'News from the houses',
        'Nouvelles des maisons',
        'Novità dagli alberghi',
        'Nieuws uit de huizen',
      ),
    },
    {
      key: 'academy',
      title: place(
        'دورات الأكاديمية',
        'Kurse der Akademie',
        'Courses of the Academy',
        'Cours de l’Académie',
        'Corsi dell’Accademia',
        'Cursussen van de Academie',
      ),
    },
  ],
};

/** The toggle by which members show their birthday. */
export const birthdayToggle = {
  type: 'toggle' as const,
  id: 'birthday',
  icon: 'cake',
  title: place(
    'إظهار عيد ميلادي',
    'Meinen Geburtstag zeigen',
    'Show my birthday',
    'Montrer mon anniversaire',
    'Mostra il mio compleanno',
    'Mijn verjaardag tonen',
  ),
  description: place(
    'يرى الزملاء اليوم والشهر، لا السنة.',
    'Kolleginnen und Kollegen sehen Tag und Monat, nicht das Jahr.',
    'Colleagues see day and month, not the year.',
    'Vos collègues voient le jour et le mois, pas l’année.',
    'I colleghi vedono giorno e mese, non l’anno.',
    'Collega’s zien dag en maand, niet het jaar.',
  ),
  needsConsent: true,
} satisfies NonNullable<OrgSettings['settingsMenu']>[number];

/** Links and toggles of the settings. */
export const settingsMenu: OrgSettings['settingsMenu'] = [
  birthdayToggle,
  {
    type: 'link',
    id: 'welcome',
    icon: 'help',
    title: place('مساعدة وأسئلة', 'Hilfe und Fragen', 'Help and questions', 'Aide et questions', 'Aiuto e domande', 'Hulp en vragen'),
    link: '/page/welcome',
  },
];
