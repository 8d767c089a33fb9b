import { aurelia, nook, solara } from './sample-logos.ts';
import type { ThemeSeed } from './theme.ts';

/** A customer's look for stories and demonstrations. */
export interface SampleTheme {
  /** The customer's name. */
  label: string;
  seed: ThemeSeed;
  /** The logo as SVG, drawn for light grounds. */
  logo: string;
}

/** Three customers as different from each other and from Foyer's own look as they may be: grand hotels, a house of resorts, a chain of small rooms. */
export const sampleThemes: Record<'aurelia' | 'solara' | 'nook', SampleTheme> = {
  aurelia: { label: 'Aurelia Hotels', seed: { brandColor: '#1d3f7c', cornerStyle: 'sharp', fontPair: 'classic' }, logo: aurelia },
  solara: { label: 'Solara Resorts', seed: { brandColor: '#b4502f', cornerStyle: 'round', fontPair: 'classic' }, logo: solara },
  nook: { label: 'Nook Stays', seed: { brandColor: '#5b2bd9', cornerStyle: 'sharp', fontPair: 'modern' }, logo: nook },
};
