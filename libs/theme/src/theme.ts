import { defaultBrandColor } from './brand-color.ts';
import { toPoint } from './color.ts';
import type { FontPair } from './font-pairs.ts';
import { derivePalette, type Palette } from './palette.ts';
import { type CornerStyle, deriveScales, type Scales } from './scales.ts';

/** What a customer chooses; everything else is derived from it. */
export interface ThemeSeed {
  /** `#rrggbb`, one that `checkBrandColor` accepts. */
  brandColor: string;
  cornerStyle: CornerStyle;
  fontPair: FontPair;
}

/** Every token: colours by mode, and the scales both modes share. */
export interface Theme {
  color: Palette;
  scales: Scales;
}

/** Foyer's own look: deep petrol on warm paper. */
export const defaultSeed: ThemeSeed = { brandColor: defaultBrandColor, cornerStyle: 'soft', fontPair: 'humanist' };

/**
 * Derives every token for light and dark from what a customer chose. Text has a contrast of at least 4.5 on every background it has,
 * controls and the focus ring of at least 3 (WCAG 2.2 AA); every colour is one that all screens show.
 */
export const deriveTheme = ({ brandColor, cornerStyle, fontPair }: ThemeSeed): Theme => ({
  color: derivePalette(toPoint(brandColor)),
  scales: deriveScales(cornerStyle, fontPair),
});

/** The tokens of Foyer's own look, which are in the style sheet. */
export const defaultTheme: Theme = deriveTheme(defaultSeed);
