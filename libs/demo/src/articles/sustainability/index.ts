import type { Blueprint } from '../blueprint.ts';
import { bees } from './bees.ts';
import { foodWaste } from './food-waste.ts';
import { kitchenGarden } from './kitchen-garden.ts';
import { refill } from './refill.ts';
import { solar } from './solar.ts';
import { water } from './water.ts';

export const sustainability: readonly Blueprint[] = [bees, foodWaste, kitchenGarden, refill, solar, water];
