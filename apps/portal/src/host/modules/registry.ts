import type { Schemas } from '@foyer/api';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { whenIdleOrTouched } from '../late/when-idle-or-touched.ts';

type Module = Schemas['Module'];
type ModuleComponent<M extends Module> = ComponentType<{ module: M }>;

/** A library's component, loaded in the browser when nothing more urgent is left or somebody touches the page. */
function deferred<M extends Module>(load: () => Promise<ModuleComponent<M>>): LazyExoticComponent<ModuleComponent<M>> {
  return lazy(async () => {
    await whenIdleOrTouched();
    return { default: await loadChunk(load) };
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
  hero_register: deferred(async () => {
    const [{ HeroRegisterModule }, { registering }] = await Promise.all([
      import('@foyer/module-hero-register'),
      import('../registration/registering-module.tsx'),
    ]);
    return registering(HeroRegisterModule);
  }),
  shop: deferred(async () => (await import('@foyer/module-shop')).ShopModule),
  editor: deferred(async () => (await import('@foyer/module-editor')).EditorModule),
  coachings: deferred(async () => (await import('@foyer/module-coachings')).CoachingsModule),
  gdpr: deferred(async () => (await import('@foyer/module-gdpr')).GdprModule),
  gympass: deferred(async () => (await import('@foyer/module-gympass')).GympassModule),
  navigation_subpages: deferred(async () => (await import('@foyer/module-navigation-subpages')).NavigationSubpagesModule),
  profileteaser: deferred(async () => (await import('@foyer/module-profileteaser')).ProfileteaserModule),
  webnews: deferred(async () => (await import('@foyer/module-webnews')).WebnewsModule),
  stream_widget: deferred(async () => (await import('@foyer/module-stream-widget')).StreamWidgetModule),
  location: deferred(async () => (await import('@foyer/module-location')).LocationModule),
  kununu: deferred(async () => (await import('@foyer/module-kununu')).KununuModule),
  scores: deferred(async () => (await import('@foyer/module-scores')).ScoresModule),
  occasions: deferred(async () => (await import('@foyer/module-occasions')).OccasionsModule),
  landing_page_teaser: deferred(async () => (await import('@foyer/module-landing-page-teaser')).LandingPageTeaserModule),
  use_cases: deferred(async () => (await import('@foyer/module-use-cases')).UseCasesModule),
};
