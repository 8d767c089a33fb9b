import { anImage } from './image.ts';
import { sampleId, type Schemas } from './overrides.ts';

/** What is beside the form of the variant. */
export const aSignupHero = (overrides: Partial<Schemas['SignupHero']> = {}): Schemas['SignupHero'] => ({
  title: 'Schön, dass Sie da sind',
  subline: 'Neuigkeiten, Kolleginnen und Kollegen und alle Häuser an einem Ort.',
  background_image: anImage({ alt: '' }, 3),
  ...overrides,
});

/** Visitors may register with address and password. */
export const aSignupConfiguration = (overrides: Partial<Schemas['SignupConfiguration']> = {}): Schemas['SignupConfiguration'] => ({
  active: true,
  type: 'basic',
  active_login_types: ['password'],
  social: [],
  hero: null,
  ...overrides,
});

/** Whom an account is for. */
export const anInvoiceAddress = (overrides: Partial<Schemas['InvoiceAddress']> = {}): Schemas['InvoiceAddress'] => ({
  email: 'mara.lindt@aurelia.example',
  password: 'drei-graue-enten',
  ...overrides,
});

/** What the registration form sends. */
export const aRegistrationRequest = (overrides: Partial<Schemas['RegistrationRequest']> = {}): Schemas['RegistrationRequest'] => ({
  invoiceAddress: anInvoiceAddress(),
  agb_nda_accepted: true,
  locale: 'de_DE',
  ...overrides,
});

/** How a registration goes on. */
export const aRegistration = (overrides: Partial<Schemas['Registration']> = {}): Schemas['Registration'] => ({
  status: 'confirmation_sent',
  resend_after: 60,
  valid_hours: 24,
  ...overrides,
});

/** The link of the mail, taken apart. */
export const aRegistrationConfirmation = (
  overrides: Partial<Schemas['RegistrationConfirmation']> = {},
): Schemas['RegistrationConfirmation'] => ({
  user_id: sampleId(10, 0),
  hash: 'q3mXv0dJ6zYkS1nT8bWcR5eU2hLpA7oFgI9yKxZtVwE',
  ...overrides,
});
