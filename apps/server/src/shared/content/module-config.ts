import type { Schemas } from '@foyer/api';
import type { LocalizedText } from '../../platform/db/types.ts';

/** Pictures with texts, and which of their buttons show. */
export interface TextImageConfig {
  buttons: 'each' | 'single' | 'none';
  entries: {
    id: string;
    title: LocalizedText;
    description: LocalizedText;
    imageId?: string;
    buttonText?: LocalizedText;
    buttonUrl?: string;
  }[];
}
/** How the sliders of birthdays and anniversaries are set up. */
export interface OccasionsConfig {
  /** How many of each there are at most, up to six; six unless it says so. */
  maxRecords?: number;
  /** Whether a button leads to the page of all occasions. */
  showAll?: boolean;
}
/** A module as an editor placed it. `type` decides which resolver turns `config` into options and results. */
export type ModuleConfig = { id: string; title: LocalizedText } & (
  | { type: 'articleteaser'; config: { layout: 'grid' | 'horizontal'; maxRecords: number; category?: string[] } }
  | { type: 'topteaser'; config: { maxRecords: number; isCircle: boolean; sliderInterval: number | null } }
  | { type: 'downloads'; config: { mediaIds: string[] } }
  | { type: 'gallery'; config: { mediaIds: string[] } }
  | { type: 'text_image_switch'; config: TextImageConfig }
  | { type: 'hero_register'; config: { subline?: LocalizedText; backgroundImageId?: string } }
  | { type: 'shop'; config: { limit?: number } }
  | {
      type: 'editor';
      config: {
        /** Grows with every change. */
        version: number;
        /** HTML, sanitised; or a frame, whose HTML is as it was written and whose title says what it shows. */
        blocks: { id: string; kind: 'html' | 'frame'; title: LocalizedText | null; html: LocalizedText }[];
      };
    }
  | { type: 'coachings'; config: { entries: { id: string; pageName: LocalizedText; articleName: LocalizedText; link: string }[] } }
  | {
      type: 'gdpr';
      config: {
        /** Plays this language's training for everybody; each reader's own where it is absent. */
        language?: string;
        /** One per language, told by its first two letters. */
        trainings: { language: string; videoId: string; captionsId?: string; posterId?: string; transcript?: string }[];
      };
    }
  | { type: 'gympass'; config: { description?: LocalizedText; link: string; linkText?: LocalizedText; imageId?: string } }
  | {
      type: 'navigation_subpages';
      config: {
        entries: { id: string; title: LocalizedText; icon?: Schemas['NavigationSubpagesEntry']['icon']; link: string }[];
        featureEmail?: { email: string; subject: LocalizedText; body: LocalizedText };
      };
    }
  | { type: 'profileteaser'; config: { userIds: string[] } }
  | { type: 'webnews'; config: { maxRecords: number; feed?: string[] } }
  | { type: 'stream_widget'; config: { groupId: string; maxRecords: number } }
  | { type: 'location'; config: { hotelIds: string[] } }
  | { type: 'kununu'; config: { hotelId?: string } }
  | { type: 'scores'; config: { backgroundImageId?: string } }
  | { type: 'occasions'; config: OccasionsConfig }
  | {
      type: 'landing_page_teaser';
      config: { entries: { id: string; title: LocalizedText; description?: LocalizedText; imageId?: string; link?: string }[] };
    }
  | { type: 'use_cases'; config: TextImageConfig }
);

/** The name of a type of modules. */
export type ModuleType = ModuleConfig['type'];
