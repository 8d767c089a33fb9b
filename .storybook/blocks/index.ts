// What the pages of the guide are made of.
export { ColorTokens, ContrastPairs } from './color-tokens.tsx';
export { FontFaces, Leading, Measures, MotionTokens, Radii, Shadows, SpaceScale, TypeScale } from './scale-tokens.tsx';
export { DoDont, Lead, LinkCard, LinkCards } from './text-blocks.tsx';
export { TokenFiles } from './token-files.tsx';
