import type { Theme } from '../art/themes/index.ts';
import { type EveryLanguage, place } from '../data/hotel.ts';

/** A reward of the demo's shop, with the drawing that stands for it. */
export interface DemoReward {
  id: string;
  theme: Theme;
  coins: number;
  name: EveryLanguage;
}

const reward = (id: string, theme: Theme, coins: number, name: EveryLanguage): DemoReward => ({ id: `reward-${id}`, theme, coins, name });

/** The rewards in the shop's order. */
export const rewards: readonly DemoReward[] = [
  reward(
    'night',
    'bedroom',
    900,
    place(
      'ليلة لشخصين في زيهوف لينداو',
      'Eine Nacht zu zweit im Seehof Lindau',
      'A night for two at Seehof Lindau',
      'Une nuit à deux au Seehof Lindau',
      'Una notte per due al Seehof Lindau',
      'Een nacht voor twee in Seehof Lindau',
    ),
  ),
  reward(
    'breakfast',
    'dining',
    240,
    place(
      'فطور الأحد لشخصين',
      'Sonntagsfrühstück für zwei',
      'Sunday breakfast for two',
      'Petit-déjeuner du dimanche pour deux',
      'Colazione della domenica per due',
      'Zondagsontbijt voor twee',
    ),
  ),
  reward(
    'massage',
    'wellness',
    420,
    place(
      'خمسون دقيقة في السبا',
      'Fünfzig Minuten im Spa',
      'Fifty minutes at the spa',
      'Cinquante minutes au spa',
      'Cinquanta minuti alla spa',
      'Vijftig minuten in de spa',
    ),
  ),
  reward(
    'honey',
    'bees',
    60,
    place(
      'عسل من سطح الفندق',
      'Honig vom Hoteldach',
      'Honey from the hotel roof',
      'Miel du toit de l’hôtel',
      'Miele dal tetto dell’albergo',
      'Honing van het hoteldak',
    ),
  ),
  reward(
    'barista',
    'coffee',
    180,
    place(
      'ورشة القهوة مع فريق البار',
      'Baristakurs mit dem Barteam',
      'A barista class with the bar team',
      'Cours de barista avec l’équipe du bar',
      'Corso da barista con la squadra del bar',
      'Baristacursus met het barteam',
    ),
  ),
  reward(
    'cooking',
    'recipe',
    650,
    place(
      'أمسية طبخ مع رئيس الطهاة',
      'Kochabend mit dem Küchenchef',
      'A cooking evening with the chef',
      'Soirée cuisine avec le chef',
      'Serata in cucina con lo chef',
      'Kookavond met de chef-kok',
    ),
  ),
  reward(
    'tasting',
    'wine',
    320,
    place(
      'تذوق في القبو',
      'Verkostung im Keller',
      'A tasting in the cellar',
      'Dégustation à la cave',
      'Degustazione in cantina',
      'Proeverij in de kelder',
    ),
  ),
  reward(
    'bike',
    'bike',
    4800,
    place(
      'دراجة العمل لمدة عام',
      'Ein Jahr Jobrad',
      'A company bike for a year',
      'Un vélo de fonction pendant un an',
      'Una bici aziendale per un anno',
      'Een jaar lang een dienstfiets',
    ),
  ),
  reward(
    'family-day',
    'family',
    1500,
    place(
      'يوم عائلي في المزرعة',
      'Familientag auf dem Bauernhof',
      'A family day on the farm',
      'Une journée en famille à la ferme',
      'Una giornata in famiglia alla fattoria',
      'Een familiedag op de boerderij',
    ),
  ),
];
