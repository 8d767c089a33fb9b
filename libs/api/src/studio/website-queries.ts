import { read } from '../read.ts';

/** `GET studio/embed_sites/{id}/health`: the last 30 days; for editors. */
export const studioEmbedHealthQuery = read('/studio/embed_sites/{id}/health', (_, id: string) => ({ path: { id } }));

/** `GET studio/embed_sites`: the websites that show widgets; for editors. */
export const studioEmbedSitesQuery = read('/studio/embed_sites', ({ locale }) => ({ query: { locale } }));
