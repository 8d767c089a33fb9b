import type { Blueprint } from '../blueprint.ts';
import { advent } from './advent.ts';
import { charityRun } from './charity-run.ts';
import { choirEvening } from './choir-evening.ts';
import { healthDay } from './health-day.ts';
import { iftar } from './iftar.ts';
import { staffParty } from './staff-party.ts';
import { townHall } from './town-hall.ts';

export const events: readonly Blueprint[] = [advent, charityRun, choirEvening, healthDay, iftar, staffParty, townHall];
