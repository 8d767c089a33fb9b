// A door of their own: what a page imports at once must not be behind the one that is loaded with the module, or the build makes no file of it
// by which the server finds the module's styles.
export { RegisterHero, type RegisterHeroProps } from './register-hero/register-hero.tsx';
export type { Draft } from './registration-form/use-register.ts';
export { Registration, type RegistrationProps, type RegistrationStep } from './registration/registration.tsx';
