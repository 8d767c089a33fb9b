import type { Schemas } from '@foyer/api';

/** A language of the portal (`Locale` in the contract). */
export type Locale = Schemas['Locale'];

/** A text in the languages it has been written in. At least one is present; the first written is the fallback of last resort. */
export type LocalizedText = Partial<Record<Locale, string>>;

/** The customer's settings as stored; texts are localised. Served by `GET settings`. */
export interface OrgSettings {
  baseOptions: { metaTitle: LocalizedText; clickableLikeInTopTeaser: boolean; showCommentIconInTopTeaser: boolean };
  loginIdentifier: Schemas['Settings']['login_options']['login_identifier'];
  languages: Locale[];
  pages: { dashboard: string } & Record<string, string>;
}

/** A stored menu entry; served by `GET menu`. */
export interface MenuEntry {
  type: Schemas['MenuItem']['type'];
  title: LocalizedText;
  icon: Schemas['MenuItem']['icon'];
  referenceId?: string;
  url?: string;
  target?: Schemas['MenuItem']['target'];
  subnav?: Omit<MenuEntry, 'icon' | 'subnav'>[];
}

/** A module as an editor placed it. `type` decides which resolver turns `config` into options and results. */
export type ModuleConfig = { id: string; title: LocalizedText } & (
  | { type: 'articleteaser'; config: { layout: 'grid' | 'horizontal'; maxRecords: number; category?: string[] } }
  | { type: 'topteaser'; config: { maxRecords: number; isCircle: boolean; sliderInterval: number | null } }
  | { type: 'downloads'; config: { mediaIds: string[] } }
  | { type: 'gallery'; config: { mediaIds: string[] } }
  | {
      type: 'text_image_switch';
      config: {
        buttons: 'each' | 'single' | 'none';
        entries: {
          id: string;
          title: LocalizedText;
          description: LocalizedText;
          imageId?: string;
          buttonText?: LocalizedText;
          buttonUrl?: string;
        }[];
      };
    }
);
