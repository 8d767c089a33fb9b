import { resolveArticleteaser } from './articleteaser.ts';
import { resolveDownloads } from './downloads.ts';
import { resolveGallery } from './gallery.ts';
import type { ModuleResolver, ModuleType } from './resolver.ts';
import { resolveTextImageSwitch } from './text-image-switch.ts';
import { resolveTopteaser } from './topteaser.ts';

/** The resolver of every module type. A new type is one file here and one line below. */
export type ModuleRegistry = { [Type in ModuleType]: ModuleResolver<Type> };

export const registry: ModuleRegistry = {
  articleteaser: resolveArticleteaser,
  topteaser: resolveTopteaser,
  downloads: resolveDownloads,
  gallery: resolveGallery,
  text_image_switch: resolveTextImageSwitch,
};
