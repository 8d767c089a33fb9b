// Made by `npm run generate contract` from <type>-module.ts and the examples of <Type>Module.yaml: do not edit.
import type { Schemas } from './overrides.ts';
import { anArticleteaserModule } from './articleteaser-module.ts';
import { aCoachingsModule } from './coachings-module.ts';
import { aDownloadsModule } from './downloads-module.ts';
import { anEditorModule } from './editor-module.ts';
import { aGalleryModule } from './gallery-module.ts';
import { aGdprModule } from './gdpr-module.ts';
import { aGympassModule } from './gympass-module.ts';
import { aHeroRegisterModule } from './hero-register-module.ts';
import { aKununuModule } from './kununu-module.ts';
import { aLandingPageTeaserModule } from './landing-page-teaser-module.ts';
import { aLocationModule } from './location-module.ts';
import { aNavigationSubpagesModule } from './navigation-subpages-module.ts';
import { anOccasionsModule } from './occasions-module.ts';
import { aProfileteaserModule } from './profileteaser-module.ts';
import { aScoresModule } from './scores-module.ts';
import { aShopModule } from './shop-module.ts';
import { aStreamWidgetModule } from './stream-widget-module.ts';
import { aTextImageSwitchModule } from './text-image-switch-module.ts';
import { aTopteaserModule } from './topteaser-module.ts';
import { aUseCasesModule } from './use-cases-module.ts';
import { aWebnewsModule } from './webnews-module.ts';

export * from './articleteaser-module.ts';
export * from './coachings-module.ts';
export * from './downloads-module.ts';
export * from './editor-module.ts';
export * from './gallery-module.ts';
export * from './gdpr-module.ts';
export * from './gympass-module.ts';
export * from './hero-register-module.ts';
export * from './kununu-module.ts';
export * from './landing-page-teaser-module.ts';
export * from './location-module.ts';
export * from './navigation-subpages-module.ts';
export * from './occasions-module.ts';
export * from './profileteaser-module.ts';
export * from './scores-module.ts';
export * from './shop-module.ts';
export * from './stream-widget-module.ts';
export * from './text-image-switch-module.ts';
export * from './topteaser-module.ts';
export * from './use-cases-module.ts';
export * from './webnews-module.ts';

const samples: { [Type in Schemas['Module']['type']]: () => Extract<Schemas['Module'], { type: Type }> } = {
  articleteaser: anArticleteaserModule,
  coachings: aCoachingsModule,
  downloads: aDownloadsModule,
  editor: anEditorModule,
  gallery: aGalleryModule,
  gdpr: aGdprModule,
  gympass: aGympassModule,
  hero_register: aHeroRegisterModule,
  kununu: aKununuModule,
  landing_page_teaser: aLandingPageTeaserModule,
  location: aLocationModule,
  navigation_subpages: aNavigationSubpagesModule,
  occasions: anOccasionsModule,
  profileteaser: aProfileteaserModule,
  scores: aScoresModule,
  shop: aShopModule,
  stream_widget: aStreamWidgetModule,
  text_image_switch: aTextImageSwitchModule,
  topteaser: aTopteaserModule,
  use_cases: aUseCasesModule,
  webnews: aWebnewsModule,
};

/** One module of every type. */
export const everyModule = (): Schemas['Module'][] => Object.values(samples).map((sample) => sample());
