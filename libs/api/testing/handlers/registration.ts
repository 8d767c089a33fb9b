import { aSession } from '../factories/people.ts';
import { aRegistration } from '../factories/registration.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

export const register = (registration: Schemas['Registration'] = aRegistration()) => mock('register', () => registration);
export const registerFails = failing('register');

/** Refuses these fields of the form. */
export const registerRefuses = (...errors: Schemas['FieldError'][]) =>
  mock('register', () => problem(400, 'validation_failed', { errors }));

export const resendConfirmation = (registration: Schemas['Registration'] = aRegistration()) =>
  mock('resendConfirmation', () => registration);
export const resendConfirmationFails = failing('resendConfirmation', 429, 'too_many_attempts');

export const confirmRegistration = (session: Schemas['Session'] = aSession()) => mock('confirmRegistration', () => session);
export const confirmRegistrationFails = failing('confirmRegistration', 400, 'registration_link_invalid');
