import { style, styleVariants } from '@vanilla-extract/css';

export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 7, 12: 12 }, (lines) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  '@media': { print: { display: 'block', overflow: 'visible' } },
}));

/**
 * As wide as its words: a name or title is where the lines around it begin, although it runs in its own direction. Its lines begin
 * on their own side, or the ellipsis of a short last line would lie outside.
 */
export const hugging = style({ inlineSize: 'fit-content', maxInlineSize: '100%', textAlign: 'start' });

/**
 * Cut after one line, which begins where the lines around it begin. Give the element `dir="auto"`: a text that runs against its direction
 * would lose its beginning. Not every browser knows the standard's word yet.
 */
export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
