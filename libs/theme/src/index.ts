export { type BrandColorCheck, type BrandColorFault, brandColorFaults, checkBrandColor } from './brand-color.ts';
export { contrastOf, hexOf } from './color.ts';
export { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
export { themeCss, variableName, variables } from './css.ts';
export { type FontPair, fontFamily, fontPairs, type FontRole } from './font-pairs.ts';
export type { Colors, Palette, Tone } from './palette.ts';
export { type CornerStyle, cornerStyles, type Scales } from './scales.ts';
export { defaultSeed, defaultTheme, deriveTheme, type Theme, type ThemeSeed } from './theme.ts';
