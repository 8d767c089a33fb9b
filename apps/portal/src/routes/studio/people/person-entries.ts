import type { Schemas } from '@foyer/api';

/** What an account says, as it is typed. */
export type PersonEntries = Schemas['StudioPersonContent'];

/** Under which what was typed about an account is kept. */
export const personDraft = (id: string): string => `studio-person:${id}`;
