import type { Schemas } from '@foyer/api';
import type { Locale, ModuleConfig } from '../../../db/types.ts';
import type { MediaRepository } from '../../media/media.repository.ts';
import type { NewsRepository } from '../../news/news.repository.ts';

export type ModuleType = ModuleConfig['type'];

/** What resolvers look things up in. */
export interface ModuleSources {
  news: NewsRepository;
  media: MediaRepository;
}

/** For whom a page is read. */
export interface Reading {
  orgId: string;
  locale: Locale;
}

/** Turns a module as an editor placed it into the module as the contract describes it; reads in as few queries as it can. */
export type ModuleResolver<Type extends ModuleType> = (
  module: Extract<ModuleConfig, { type: Type }>,
  reading: Reading,
  sources: ModuleSources,
) => Promise<Extract<Schemas['Module'], { type: Type }>>;
