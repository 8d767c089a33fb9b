import type { Schemas } from '@foyer/api';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { whenIdleOrTouched } from './when-idle-or-touched.ts';

type Module = Schemas['Module'];
type ModuleComponent<M extends Module> = ComponentType<{ module: M }>;

/** A library's component, loaded in the browser when nothing more urgent is left or somebody touches the page. */
function deferred<M extends Module>(load: () => Promise<ModuleComponent<M>>): LazyExoticComponent<ModuleComponent<M>> {
  return lazy(async () => {
    await whenIdleOrTouched();
    return { default: await load() };
  });
}

/**
 * The library of every module type. The folder of a type's library is the type with dashes for underscores
 * (`libs/modules/text-image-switch`), by which the server finds its built files.
 */
export const moduleRegistry: { [Type in Module['type']]: LazyExoticComponent<ModuleComponent<Extract<Module, { type: Type }>>> } = {
  articleteaser: deferred(async () => (await import('@foyer/module-articleteaser')).ArticleteaserModule),
  topteaser: deferred(async () => (await import('@foyer/module-topteaser')).TopteaserModule),
  downloads: deferred(async () => (await import('@foyer/module-downloads')).DownloadsModule),
  gallery: deferred(async () => (await import('@foyer/module-gallery')).GalleryModule),
  text_image_switch: deferred(async () => (await import('@foyer/module-text-image-switch')).TextImageSwitchModule),
};
