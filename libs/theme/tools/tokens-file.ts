import { readFileSync } from 'node:fs';
import { designTokens, readPurposes } from '../src/design-tokens.ts';
import { defaultTheme } from '../src/theme.ts';

const purposes = readPurposes(readFileSync(new URL('../../../docs/theming.md', import.meta.url), 'utf8'));

export const modes = ['light', 'dark'] as const;

/** The published file of a mode. */
export const tokensFile = (mode: (typeof modes)[number]): URL => new URL(`../tokens/${mode}.gen.json`, import.meta.url);

/** What is to be in it: Foyer's own look. */
export const tokensJson = (mode: (typeof modes)[number]): string =>
  `${JSON.stringify(designTokens(defaultTheme, mode, purposes), null, 2)}\n`;
