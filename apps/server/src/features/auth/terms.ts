import type { ReadSettings } from '@foyer/settings';

/** Whether a member has yet to agree to the terms in force: another version asks all members again. */
export const awaitsTerms = ({ termsVersion }: { termsVersion: string | null }, { terms }: Pick<ReadSettings, 'terms'>): boolean =>
  terms !== null && termsVersion !== terms.version;
