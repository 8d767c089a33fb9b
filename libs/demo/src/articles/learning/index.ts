import type { Blueprint } from '../blueprint.ts';
import { academy } from './academy.ts';
import { apprenticesRun } from './apprentices.ts';
import { leadership } from './leadership.ts';
import { sommelierCourse } from './sommelier.ts';
import { tandem } from './tandem.ts';

export const learning: readonly Blueprint[] = [academy, apprenticesRun, leadership, sommelierCourse, tandem];
