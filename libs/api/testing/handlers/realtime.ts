import { aRealtimePoll } from '../factories/realtime.ts';
import { mock } from './mock.ts';

/** Answers that a connection has begun and that nothing else happens. */
export const pollRealtime = (answer = aRealtimePoll()) => mock('pollRealtime', () => answer);
