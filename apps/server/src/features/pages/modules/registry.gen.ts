// Made by `npm run generate contract` from <type>.module.ts: do not edit.
import type { ModuleType } from './define-module.ts';
import { definition as articleteaser } from './articleteaser.module.ts';
import { definition as coachings } from './coachings.module.ts';
import { definition as downloads } from './downloads.module.ts';
import { definition as editor } from './editor.module.ts';
import { definition as gallery } from './gallery.module.ts';
import { definition as gdpr } from './gdpr.module.ts';
import { definition as gympass } from './gympass.module.ts';
import { definition as hero_register } from './hero-register.module.ts';
import { definition as kununu } from './kununu.module.ts';
import { definition as landing_page_teaser } from './landing-page-teaser.module.ts';
import { definition as location } from './location.module.ts';
import { definition as navigation_subpages } from './navigation-subpages.module.ts';
import { definition as occasions } from './occasions.module.ts';
import { definition as profileteaser } from './profileteaser.module.ts';
import { definition as scores } from './scores.module.ts';
import { definition as shop } from './shop.module.ts';
import { definition as stream_widget } from './stream-widget.module.ts';
import { definition as text_image_switch } from './text-image-switch.module.ts';
import { definition as topteaser } from './topteaser.module.ts';
import { definition as use_cases } from './use-cases.module.ts';
import { definition as webnews } from './webnews.module.ts';

/** Every type of modules by its name. */
export const definitions = {
  articleteaser,
  coachings,
  downloads,
  editor,
  gallery,
  gdpr,
  gympass,
  hero_register,
  kununu,
  landing_page_teaser,
  location,
  navigation_subpages,
  occasions,
  profileteaser,
  scores,
  shop,
  stream_widget,
  text_image_switch,
  topteaser,
  use_cases,
  webnews,
} satisfies { [Type in ModuleType]: { type: Type } };
