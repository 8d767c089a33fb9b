import type { Blueprint } from '../blueprint.ts';
import { cleaningRobot } from './cleaning-robot.ts';
import { fireDrill } from './fire-drill.ts';
import { lostProperty } from './lost-property.ts';
import { shiftPlanner } from './shift-planner.ts';
import { twoFactor } from './two-factor.ts';
import { uniforms } from './uniforms.ts';

export const operations: readonly Blueprint[] = [cleaningRobot, fireDrill, lostProperty, shiftPlanner, twoFactor, uniforms];
