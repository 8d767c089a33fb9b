import type { Locale } from '../../../platform/db/types.ts';
import type { PendingRegistration } from '../../../shared/identity/pending-registration.ts';

/** A person whom a service such as Google knows. */
export interface NewcomerByService {
  email: string;
  firstname: string;
  lastname: string;
  locale: Locale;
  identity: NonNullable<PendingRegistration['identity']>;
}
