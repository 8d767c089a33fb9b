import type { Blueprint } from '../blueprint.ts';
import { award } from './award.ts';
import { halfYear } from './half-year.ts';
import { newDirector } from './new-director.ts';
import { partnership } from './partnership.ts';
import { survey } from './survey.ts';

export const group: readonly Blueprint[] = [award, halfYear, newDirector, partnership, survey];
