import type { WidgetName } from '../widget-words.ts';
import type { WidgetOptions } from './widget-options.ts';

/** What an editor has chosen for a widget on a page. */
export interface WidgetChoice {
  widget: WidgetName;
  /** Empty for the page's own language. */
  locale: string;
  theme: 'auto' | 'light' | 'dark';
  /** Of each widget, so that what was written for one is there again. */
  options: Record<WidgetName, WidgetOptions>;
}

export type ChangeChoice = (change: Partial<WidgetChoice>) => void;
