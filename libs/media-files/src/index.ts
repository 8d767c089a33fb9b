export { bytesPath, describeFile, keepBytes, removeBytes } from './files.ts';
export { lumaGrid } from './luma.ts';
export { PictureFault, redraw } from './redraw.ts';
export { captionsType, isImage, isPlayed, isSlide, isVideo, opensInline, svgType, typeOfFile } from './types.ts';
export { createVariants } from './variants.ts';
export { parseRange, rangeApplies } from './range.ts';
