import { read } from '../read.ts';

/** `GET studio/embed_sites`: the websites that show widgets; for editors. */
export const studioEmbedSitesQuery = read('/studio/embed_sites', ({ locale }) => ({ query: { locale } }));
