import type { Schemas } from '../factories/overrides.ts';
import { aSession } from '../factories/people.ts';
import { failing, mock } from './mock.ts';

export const forgotPassword = () => mock('forgotPassword', () => null);
export const forgotPasswordFails = failing('forgotPassword', 429, 'too_many_attempts');

export const resetPassword = (session: Schemas['Session'] = aSession()) => mock('resetPassword', () => session);
export const resetPasswordFails = failing('resetPassword', 400, 'reset_link_invalid');
