export { bytesPath, describeFile, keepBytes, removeBytes } from './files.ts';
export { faultOfClaims, type IntakeFault } from './intake/claims.ts';
export { createIntake, type KeptFile } from './intake/intake.ts';
export { keptName, withExtension } from './intake/names.ts';
export { lumaGrid } from './luma.ts';
export { PictureFault, redraw } from './redraw.ts';
export { captionsType, extensionOf, isImage, isPlayed, isSlide, isVideo, opensInline, svgType, typeOfFile } from './types.ts';
export { createVariants } from './variants.ts';
export { parseRange, rangeApplies } from './range.ts';
