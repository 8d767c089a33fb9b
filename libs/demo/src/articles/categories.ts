import { type EveryLanguage, place } from '../data/hotel.ts';
import type { CategoryId } from './blueprint.ts';

/** The categories of news in the order they are offered. */
export const categories: readonly { id: CategoryId; name: EveryLanguage }[] = [
  { id: 'hotels', name: place('فنادقنا', 'Unsere Häuser', 'Our hotels', 'Nos maisons', 'I nostri alberghi', 'Onze huizen') },
  { id: 'people', name: place('الناس', 'Menschen', 'People', 'Portraits', 'Persone', 'Mensen') },
  { id: 'learning', name: place('التعلّم', 'Lernen', 'Learning', 'Formation', 'Formazione', 'Leren') },
  {
    id: 'kitchen',
    name: place('المطبخ والخدمة', 'Küche & Service', 'Kitchen & service', 'Cuisine & service', 'Cucina e sala', 'Keuken & bediening'),
  },
  {
    id: 'sustainability',
    name: place('الاستدامة', 'Nachhaltigkeit', 'Sustainability', 'Développement durable', 'Sostenibilità', 'Duurzaamheid'),
  },
  {
    id: 'benefits',
    name: place(
      'المزايا والصحة',
      'Vorteile & Gesundheit',
      'Benefits & wellbeing',
      'Avantages & santé',
      'Vantaggi e benessere',
      'Voordelen & gezondheid',
    ),
  },
  {
    id: 'operations',
    name: place(
      'سير العمل والسلامة',
      'Betrieb & Sicherheit',
      'Operations & safety',
      'Exploitation & sécurité',
      'Operatività e sicurezza',
      'Bedrijf & veiligheid',
    ),
  },
  { id: 'events', name: place('الفعاليات', 'Veranstaltungen', 'Events', 'Événements', 'Eventi', 'Evenementen') },
  { id: 'group', name: place('أخبار المجموعة', 'Aus der Gruppe', 'Group news', 'Vie du groupe', 'Dal gruppo', 'Uit de groep') },
];
