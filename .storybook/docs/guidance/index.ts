import { controls } from './controls.ts';
import { display } from './display.ts';
import { foundations } from './foundations.ts';
import type { Guidance } from './guidance.ts';
import { overlays } from './overlays.ts';
import { shell } from './shell.ts';

/** What the page of each component of the design system says, by the name of the page. */
export const guidance: Record<string, Guidance> = { ...controls, ...display, ...foundations, ...overlays, ...shell };
