import type { Schemas } from '@foyer/api';
import type { LocalizedText } from '../db/types.ts';

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
