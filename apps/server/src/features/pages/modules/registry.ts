import { resolveArticleteaser } from './articleteaser.ts';
import { resolveDownloads } from './downloads.ts';
import { resolveGallery } from './gallery.ts';
import type { ModuleResolver } from './resolver.ts';
import type { ModuleType } from '../../../shared/content/module-config.ts';
import { resolveTextImageSwitch } from './text-image-switch.ts';
import { resolveTopteaser } from './topteaser.ts';
import { resolveHeroRegister } from './hero-register.ts';
import { resolveShop } from './shop.ts';
import { resolveEditor } from './editor.ts';
import { resolveCoachings } from './coachings.ts';
import { resolveGdpr } from './gdpr.ts';
import { resolveGympass } from './gympass.ts';
import { resolveNavigationSubpages } from './navigation-subpages.ts';
import { resolveProfileteaser } from './profileteaser.ts';
import { resolveWebnews } from './webnews.ts';
import { resolveStreamWidget } from './stream-widget.ts';
import { resolveLocation } from './location.ts';
import { resolveKununu } from './kununu.ts';
import { resolveScores } from './scores.ts';
import { resolveOccasions } from './occasions.ts';
import { resolveLandingPageTeaser } from './landing-page-teaser.ts';
import { resolveUseCases } from './use-cases.ts';

/** The resolver of every module type. A new type is one file here and one line below. */
export type ModuleRegistry = { [Type in ModuleType]: ModuleResolver<Type> };

export const registry: ModuleRegistry = {
  articleteaser: resolveArticleteaser,
  topteaser: resolveTopteaser,
  downloads: resolveDownloads,
  gallery: resolveGallery,
  text_image_switch: resolveTextImageSwitch,
  hero_register: resolveHeroRegister,
  shop: resolveShop,
  editor: resolveEditor,
  coachings: resolveCoachings,
  gdpr: resolveGdpr,
  gympass: resolveGympass,
  navigation_subpages: resolveNavigationSubpages,
  profileteaser: resolveProfileteaser,
  webnews: resolveWebnews,
  stream_widget: resolveStreamWidget,
  location: resolveLocation,
  kununu: resolveKununu,
  scores: resolveScores,
  occasions: resolveOccasions,
  landing_page_teaser: resolveLandingPageTeaser,
  use_cases: resolveUseCases,
};
