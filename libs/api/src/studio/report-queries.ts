import { read } from '../read.ts';

/** Which reports the studio lists, and which page of them. */
export interface StudioReportsListing {
  settled: boolean;
  page: number;
}

/** `GET studio/reports`; for moderators. */
export const studioReportsQuery = read('/studio/reports', ({ locale }, listing: StudioReportsListing) => ({
  query: { ...listing, locale },
}));
