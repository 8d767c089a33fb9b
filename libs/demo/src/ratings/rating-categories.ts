import { type EveryLanguage, place } from '../data/hotel.ts';

interface RatedThing {
  icon: string;
  label: EveryLanguage;
  /** How guests tend to see it, against the whole. */
  tendency: number;
  /** How many of those who rate at all say something of it. */
  share: number;
}

const thing = (icon: string, tendency: number, share: number, label: EveryLanguage): RatedThing => ({ icon, label, tendency, share });

/** What guests rate of a hotel. */
export const ratedThings: readonly RatedThing[] = [
  thing('service', 0.5, 0.68, place('الخدمة', 'Service', 'Service', 'Service', 'Servizio', 'Service')),
  thing('room', -0.2, 0.62, place('الغرفة', 'Zimmer', 'Room', 'Chambre', 'Camera', 'Kamer')),
  thing('breakfast', 0.3, 0.41, place('الفطور', 'Frühstück', 'Breakfast', 'Petit-déjeuner', 'Colazione', 'Ontbijt')),
  thing('cleanliness', 0.2, 0.52, place('النظافة', 'Sauberkeit', 'Cleanliness', 'Propreté', 'Pulizia', 'Netheid')),
  thing('place', 0.4, 0.47, place('الموقع', 'Lage', 'Location', 'Situation', 'Posizione', 'Ligging')),
  thing(
    'value',
    -0.8,
    0.35,
    place('القيمة مقابل السعر', 'Preis-Leistung', 'Value for money', 'Rapport qualité-prix', 'Rapporto qualità-prezzo', 'Prijs-kwaliteit'),
  ),
];

/** What only hotels with a spa are rated for. */
export const wellness = thing('wellness', 0.1, 0.22, place('الاستجمام', 'Wellness', 'Wellness', 'Bien-être', 'Benessere', 'Wellness'));
