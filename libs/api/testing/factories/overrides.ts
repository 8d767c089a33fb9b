import type { components } from '../../src/schema.gen.ts';

/** The contract's schemas by name. */
export type Schemas = components['schemas'];
export type Locale = Schemas['Locale'];

/** What a sample of a module may differ in: any field, and any single option. */
export type ModuleOverrides<M extends { options: object }> = Partial<Omit<M, 'options'>> & { options?: Partial<M['options']> };

/** The id of the sample number `index` of a kind: the same in every run. */
export const sampleId = (kind: number, index: number): string =>
  `019a3f6e-${kind.toString(16).padStart(4, '0')}-7000-8000-${(index + 1).toString(16).padStart(12, '0')}`;

/** The day of the samples, so that no sample depends on the clock. */
const sampleNow = Date.UTC(2026, 10, 18, 8);

/** A time so many hours before the samples' now, as the contract writes times. */
export const hoursAgo = (hours: number): string => new Date(sampleNow - hours * 3_600_000).toISOString();
