import type { LocalizedText, ModuleConfig } from '@foyer/server/seed';
import { readJson } from './read-content.ts';
import { module, page } from './schemas.ts';

/** A page composed of modules. */
export interface DemoPage {
  id: string;
  type: 'dashboard' | 'page' | 'article';
  title: LocalizedText;
  description?: LocalizedText | undefined;
  imageId?: string | undefined;
  newsId?: string;
  visibility?: 'all' | 'members' | undefined;
  shareable?: boolean | undefined;
  modules: ModuleConfig[];
}

/** Reads a page of the content. */
export const readModulePage = (file: string): DemoPage => readJson(file, page);

const fitnessModule = readJson('fitness.json', module);

/** The fitness partner of a customer. */
export const fitness = (link: string, imageId: string): ModuleConfig =>
  ({ ...fitnessModule, config: { ...fitnessModule.config, link, imageId } }) as ModuleConfig;
