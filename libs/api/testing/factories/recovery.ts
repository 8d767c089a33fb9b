import type { Schemas } from './overrides.ts';
import { sampleId } from './overrides.ts';

/** Who has forgotten their password. */
export const aForgotPasswordRequest = (overrides: Partial<Schemas['ForgotPasswordRequest']> = {}): Schemas['ForgotPasswordRequest'] => ({
  email: 'annika.berger@aurelia.example',
  ...overrides,
});

const wanted = { new_password: 'drei-graue-enten', new_password_confirm: 'drei-graue-enten' };

/** A new password by the link of a mail. */
export const aResetPasswordRequest = (overrides: Partial<Schemas['ResetPasswordRequest']> = {}): Schemas['ResetPasswordRequest'] => ({
  user_id: sampleId(1, 0),
  hash: 'q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM',
  ...wanted,
  ...overrides,
});

/** A new password by the current one. */
export const aChangePasswordRequest = (overrides: Partial<Schemas['ResetPasswordRequest']> = {}): Schemas['ResetPasswordRequest'] => ({
  current_password: 'foyer-demo',
  ...wanted,
  ...overrides,
});
