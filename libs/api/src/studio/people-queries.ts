import { read } from '../read.ts';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];

/** Which people the studio lists, and which page of them. */
export interface StudioPeopleListing {
  state?: Schemas['StudioPersonState'];
  permission?: 'superadmin' | 'users' | 'editor' | 'scripts' | 'moderator';
  hotel?: string;
  q: string;
  page: number;
}

/** `GET studio/people`; for those who administer people. */
export const studioPeopleQuery = read('/studio/people', ({ locale }, listing: StudioPeopleListing) => ({
  query: { ...listing, limit: 20, locale },
}));

/** `GET studio/people_options`; for those who administer people. */
export const studioPeopleOptionsQuery = read('/studio/people_options', ({ locale }) => ({ query: { locale } }));

/** `GET studio/people/{id}`; for those who administer people. */
export const studioPersonQuery = read('/studio/people/{id}', ({ locale }, id: string) => ({ path: { id }, query: { locale } }));

/** `GET studio/people/{id}/changes`; for those who administer people. */
export const studioPersonChangesQuery = read('/studio/people/{id}/changes', ({ locale }, id: string) => ({
  path: { id },
  query: { locale },
}));
