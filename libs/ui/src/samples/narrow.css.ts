import { styleVariants } from '@vanilla-extract/css';

export const widths = styleVariants({ 44: 44, 160: 160, 320: 320, 480: 480 }, (inlineSize) => ({ inlineSize, maxInlineSize: '100%' }));
