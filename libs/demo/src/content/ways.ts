import type { ModuleConfig } from '@foyer/server/seed';
import { place } from '../data/hotel.ts';

/** From Aurelia's dashboard to what members look for most. */
export const ways: ModuleConfig = {
  id: 'ways',
  type: 'navigation_subpages',
  title: place('مباشرة إلى', 'Direkt zu', 'Straight to', 'Aller directement à', 'Vai subito a', 'Direct naar'),
  config: {
    entries: [
      {
        id: 'first-days',
        icon: 'heart',
        link: '/page/welcome',
        title: place(
          'أسابيعك الأولى',
          'Ihre ersten Wochen',
          'Your first weeks',
          'Vos premières semaines',
          'Le Sue prime settimane',
          'Uw eerste weken',
        ),
      },
      {
        id: 'academy',
        icon: 'training',
        link: '/page/academy',
        title: place(
          'أكاديمية أوريليا',
          'Aurelia Akademie',
          'Aurelia Academy',
          'Académie Aurelia',
          'Accademia Aurelia',
          'Aurelia Academie',
        ),
      },
      {
        id: 'data-protection',
        icon: 'shield',
        link: '/page/learning',
        title: place(
          'تدريب حماية البيانات',
          'Schulung Datenschutz',
          'Data protection training',
          'Formation à la protection des données',
          'Corso sulla protezione dei dati',
          'Training gegevensbescherming',
        ),
      },
      {
        id: 'benefits',
        icon: 'gift',
        link: '/page/benefits',
        title: place('مزايا', 'Vorteile', 'Benefits', 'Avantages', 'Vantaggi', 'Voordelen'),
      },
      {
        id: 'goals',
        icon: 'globe',
        link: 'https://sdgs.un.org/goals',
        title: place(
          'أهداف الأمم المتحدة',
          'UN-Nachhaltigkeitsziele',
          'UN sustainability goals',
          'Objectifs durables de l’ONU',
          'Obiettivi sostenibili ONU',
          'Duurzame doelen van de VN',
        ),
      },
    ],
    featureEmail: {
      email: 'menschen@aurelia.example',
      subject: place(
        'سؤال إلى قسم الموارد البشرية',
        'Frage an die Personalabteilung',
        'A question for the people team',
        'Question pour les ressources humaines',
        'Una domanda alle risorse umane',
        'Vraag aan personeelszaken',
      ),
      body: place(
        'مرحباً،\n\nعندي سؤال: ',
        'Hallo zusammen,\n\nich habe eine Frage: ',
        'Hello,\n\nI have a question: ',
        'Bonjour,\n\nj’ai une question : ',
        'Buongiorno,\n\nho una domanda: ',
        'Hallo,\n\nik heb een vraag: ',
      ),
    },
  },
};

/** The fitness partner of a customer. */
export const fitness = (link: string, imageId: string): ModuleConfig => ({
  id: 'fitness',
  type: 'gympass',
  title: place(
    'تدرّب حيث تشاء',
    'Trainieren, wo es Ihnen passt',
    'Train where it suits you',
    'S’entraîner où l’on veut',
    'Allenarsi dove si vuole',
    'Trainen waar het u uitkomt',
  ),
  config: {
    link,
    imageId,
    description: place(
      'عضوية واحدة لأكثر من خمسمئة نادٍ ومسبح وقاعة تسلّق. ونحن ندفع نصفها.',
      'Eine Mitgliedschaft für über 500 Studios, Bäder und Kletterhallen. Die Hälfte zahlen wir.',
      'One membership for more than 500 studios, pools and climbing halls. We pay half of it.',
      'Un seul abonnement pour plus de 500 salles, piscines et murs d’escalade. Nous en payons la moitié.',
      'Un solo abbonamento per oltre 500 palestre, piscine e sale d’arrampicata. Metà la paghiamo noi.',
      'Eén lidmaatschap voor meer dan 500 sportscholen, zwembaden en klimhallen. De helft betalen wij.',
    ),
    linkText: place('إلى Gympass', 'Zu Gympass', 'To Gympass', 'Vers Gympass', 'Vai a Gympass', 'Naar Gympass'),
  },
});
