import { read } from '../read.ts';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];

/** Which hotels the studio lists, and which page of them. */
export interface StudioHotelsListing {
  q: string;
  page: number;
}

/** Which rewards the studio lists, and which page of them. */
export interface StudioProductsListing {
  state?: Schemas['StudioProductState'];
  q: string;
  page: number;
}

/** `GET studio/hotels`; for editors. */
export const studioHotelsQuery = read('/studio/hotels', ({ locale }, listing: StudioHotelsListing) => ({
  query: { ...listing, limit: 20, locale },
}));

/** `GET studio/hotels/{id}`; for editors. */
export const studioHotelQuery = read('/studio/hotels/{id}', ({ locale }, id: string) => ({ path: { id }, query: { locale } }));

/** `GET studio/hotels/{id}/changes`; for editors. */
export const studioHotelChangesQuery = read('/studio/hotels/{id}/changes', ({ locale }, id: string) => ({
  path: { id },
  query: { locale },
}));

/** `GET studio/products`; for editors. Long pages, for they are put in order. */
export const studioProductsQuery = read('/studio/products', ({ locale }, listing: StudioProductsListing) => ({
  query: { ...listing, limit: 100, locale },
}));

/** `GET studio/products/{id}`; for editors. */
export const studioProductQuery = read('/studio/products/{id}', ({ locale }, id: string) => ({ path: { id }, query: { locale } }));

/** `GET studio/products/{id}/changes`; for editors. */
export const studioProductChangesQuery = read('/studio/products/{id}/changes', ({ locale }, id: string) => ({
  path: { id },
  query: { locale },
}));
