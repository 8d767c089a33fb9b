// Made by `npm run generate contract` from the types of the contract and their libraries: do not edit.
import type { ModuleDefinition } from '@foyer/api';
import { definition as articleteaser } from '@foyer/module-articleteaser';
import { definition as coachings } from '@foyer/module-coachings';
import { definition as downloads } from '@foyer/module-downloads';
import { definition as editor } from '@foyer/module-editor';
import { definition as gallery } from '@foyer/module-gallery';
import { definition as gdpr } from '@foyer/module-gdpr';
import { definition as gympass } from '@foyer/module-gympass';
import { definition as hero_register } from '@foyer/module-hero-register';
import { definition as kununu } from '@foyer/module-kununu';
import { definition as landing_page_teaser } from '@foyer/module-landing-page-teaser';
import { definition as location } from '@foyer/module-location';
import { definition as navigation_subpages } from '@foyer/module-navigation-subpages';
import { definition as occasions } from '@foyer/module-occasions';
import { definition as profileteaser } from '@foyer/module-profileteaser';
import { definition as scores } from '@foyer/module-scores';
import { definition as shop } from '@foyer/module-shop';
import { definition as stream_widget } from '@foyer/module-stream-widget';
import { definition as text_image_switch } from '@foyer/module-text-image-switch';
import { definition as topteaser } from '@foyer/module-topteaser';
import { definition as use_cases } from '@foyer/module-use-cases';
import { definition as webnews } from '@foyer/module-webnews';

/** How pages show each type of modules. */
export const definitions = [
  articleteaser satisfies ModuleDefinition<'articleteaser'>,
  coachings satisfies ModuleDefinition<'coachings'>,
  downloads satisfies ModuleDefinition<'downloads'>,
  editor satisfies ModuleDefinition<'editor'>,
  gallery satisfies ModuleDefinition<'gallery'>,
  gdpr satisfies ModuleDefinition<'gdpr'>,
  gympass satisfies ModuleDefinition<'gympass'>,
  hero_register satisfies ModuleDefinition<'hero_register'>,
  kununu satisfies ModuleDefinition<'kununu'>,
  landing_page_teaser satisfies ModuleDefinition<'landing_page_teaser'>,
  location satisfies ModuleDefinition<'location'>,
  navigation_subpages satisfies ModuleDefinition<'navigation_subpages'>,
  occasions satisfies ModuleDefinition<'occasions'>,
  profileteaser satisfies ModuleDefinition<'profileteaser'>,
  scores satisfies ModuleDefinition<'scores'>,
  shop satisfies ModuleDefinition<'shop'>,
  stream_widget satisfies ModuleDefinition<'stream_widget'>,
  text_image_switch satisfies ModuleDefinition<'text_image_switch'>,
  topteaser satisfies ModuleDefinition<'topteaser'>,
  use_cases satisfies ModuleDefinition<'use_cases'>,
  webnews satisfies ModuleDefinition<'webnews'>,
];
