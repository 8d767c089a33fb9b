import type { Schemas } from '../factories/overrides.ts';
import { mock } from './mock.ts';

/** Who else has open what the tab has. */
export const setStudioPresence = (editors: Schemas['StudioEditor'][] = []) => mock('setStudioPresence', () => editors);
export const endStudioPresence = () => mock('endStudioPresence', () => null);
