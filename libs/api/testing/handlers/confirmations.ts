import {
  aConfirmation,
  aConfirmationReport,
  confirmationSettings,
  openConfirmations,
  ownConfirmations,
} from '../factories/confirmations.ts';
import { hoursAgo, type Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Reads and takes the member's confirmation and remembers it; another version than the present one is refused. */
export function confirmationCalls(initial: Schemas['NewsConfirmation'] = aConfirmation()) {
  let kept = initial;
  return [
    mock('getNewsConfirmation', () => kept),
    mock('confirmNews', ({ body }) => {
      if (body.version !== kept.version) return problem(409, 'content_changed');
      kept = { ...kept, confirmed_at: kept.confirmed_at ?? hoursAgo(0) };
      return kept;
    }),
  ];
}
export const listOwnConfirmations = (...newsIds: string[]) => mock('listOwnConfirmations', () => ownConfirmations(...newsIds));
export const listOwnConfirmationsFails = failing('listOwnConfirmations');

export const listOpenConfirmations = (total = 2) => mock('listOpenConfirmations', () => openConfirmations(total));
export const listOpenConfirmationsFails = failing('listOpenConfirmations');

export const confirmNewsFails = failing('confirmNews', 409, 'content_changed');

/** Reads and changes what editors set. */
export function confirmationSettingsCalls(initial: Schemas['NewsConfirmationSettings'] = confirmationSettings()) {
  let kept = initial;
  return [
    mock('getNewsConfirmationSettings', () => kept),
    mock('setNewsConfirmationSettings', ({ body: { required, due_day, ask_again } }) => {
      kept = { ...kept, required, due_day, ...(ask_again ? { version: kept.version + 1, confirmed: 0 } : {}) };
      return kept;
    }),
  ];
}

export const listNewsConfirmations = (report: Schemas['NewsConfirmationReport'] = aConfirmationReport()) =>
  mock('listNewsConfirmations', () => report);
export const listNewsConfirmationsFails = failing('listNewsConfirmations', 404, 'not_found');

export const exportNewsConfirmations = () =>
  mock('exportNewsConfirmations', () => new Response('\ufeffName;Hotel\r\n', { headers: { 'content-type': 'text/csv' } }));
