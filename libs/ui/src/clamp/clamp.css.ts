import { styleVariants } from '@vanilla-extract/css';

export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 7, 12: 12 }, (lines) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  '@media': { print: { display: 'block', overflow: 'visible' } },
}));
