import { createRandom } from '../../random.ts';
import { type Brush, createBrush } from '../brush.ts';
import { lightOf, type TimeOfDay } from '../light.ts';
import type { Features } from '../people/features.ts';
import { picture } from '../svg.ts';
import { coffee, dining, wine } from './bar.ts';
import { award, choir, iftar, jubilee, party, winterFeast } from './celebration.ts';
import { bedroom, laundry, lostThings, reception, renovation, staffHome, stillSpa, uniforms, wellness } from './house.ts';
import { bakery, kitchen, market, recipe } from './kitchen.ts';
import { bees, bike, family, garden, solar, sport, travel, volunteers } from './outdoors.ts';
import { duo, phishing, planner, portraitOf, safety, software, stage, team, training } from './work.ts';

interface ThemeScene {
  draw: (brush: Brush) => string;
  times: readonly TimeOfDay[];
}

const day: readonly TimeOfDay[] = ['morning', 'noon', 'golden'];
const inside = (draw: ThemeScene['draw'], times = day): ThemeScene => ({ draw, times });

/** Everything an article can be illustrated with, apart from the hotels. */
export const themes = {
  kitchen: inside(kitchen),
  recipe: inside(recipe, ['noon', 'morning']),
  bakery: inside(bakery, ['morning', 'golden']),
  market: inside(market),
  coffee: inside(coffee),
  wine: inside(wine, ['golden']),
  dining: inside(dining, ['golden', 'dusk', 'morning']),
  bedroom: inside(bedroom),
  reception: inside(reception),
  renovation: inside(renovation),
  laundry: inside(laundry),
  wellness: inside(wellness, ['morning', 'golden', 'winter']),
  stillSpa: inside(stillSpa, ['morning', 'golden']),
  uniforms: inside(uniforms),
  lostThings: inside(lostThings),
  staffHome: inside(staffHome),
  training: inside(training),
  planner: inside(planner, ['noon', 'golden']),
  phishing: inside(phishing, ['noon']),
  software: inside(software),
  safety: inside(safety),
  team: inside(team),
  duo: inside(duo),
  stage: inside(stage, ['golden', 'noon']),
  portraitChef: inside(portraitOf('chef')),
  portraitDesk: inside(portraitOf('suit')),
  portraitFloor: inside(portraitOf('tunic')),
  portraitBar: inside(portraitOf('waistcoat')),
  portraitGarden: inside(portraitOf('overall')),
  portraitGuest: inside(portraitOf('blouse')),
  solar: inside(solar),
  bees: inside(bees),
  garden: inside(garden),
  bike: inside(bike, ['morning', 'noon', 'golden', 'dusk']),
  sport: inside(sport),
  volunteers: inside(volunteers),
  family: inside(family),
  travel: inside(travel),
  award: inside(award, ['noon', 'golden']),
  party: inside(party, ['dusk', 'dusk', 'golden']),
  winterFeast: inside(winterFeast, ['winter']),
  iftar: inside(iftar, ['dusk']),
  choir: inside(choir),
  jubilee: inside(jubilee),
} satisfies Record<string, ThemeScene>;

export type Theme = keyof typeof themes;

/** An illustration on a theme, 1600 × 900; the seed decides every detail but the sitters, who are the first people in it. */
export function drawTheme(theme: Theme, seed: string, sitters: readonly Features[] = []): string {
  const scene: ThemeScene = themes[theme];
  const random = createRandom('theme', theme, seed);
  const brush = createBrush(random, lightOf(random.pick(scene.times)), sitters);
  const drawing = scene.draw(brush);
  return picture(1600, 900, brush.definitions(), drawing);
}
