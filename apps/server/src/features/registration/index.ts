export { createRegistration } from './registration.handlers.ts';
