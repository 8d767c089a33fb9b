import type { Blueprint } from '../blueprint.ts';
import { barista } from './barista.ts';
import { bread } from './bread.ts';
import { chefExchange } from './chef-exchange.ts';
import { dal } from './dal.ts';
import { maultaschen } from './maultaschen.ts';
import { ribollita } from './ribollita.ts';
import { shakshuka } from './shakshuka.ts';
import { suppliers } from './suppliers.ts';

export const kitchen: readonly Blueprint[] = [barista, bread, chefExchange, dal, maultaschen, ribollita, shakshuka, suppliers];
