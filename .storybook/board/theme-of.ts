import type { Mode } from '../globals.ts';
import type { Panel } from './states.ts';

/** A dark page has a light panel where a light one has a dark. */
const other = { light: 'dark', dark: 'light', system: 'dark' } as const;

/** The theme of a panel on a page of this theme; `turned`: the other one. */
export const themeOf = ({ globals }: Panel, page: Mode, turned = false): Mode => (Boolean(globals.theme) === turned ? page : other[page]);
