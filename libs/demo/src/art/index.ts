export { type Building, buildings } from './buildings/index.ts';
export type { TimeOfDay } from './light.ts';
export { type Clothes, type Features, featuresOf, type Sitter } from './people/features.ts';
export { drawPortrait } from './people/portrait.ts';
export { drawHotel, type Land, landscapes } from './scene.ts';
export { drawTheme, type Theme, themes } from './themes/index.ts';
