import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line that is pushed aside on phones, as many as it takes elsewhere. */
export const topics = style({
  display: 'flex',
  gap: vars.space.xs,
  margin: 0,
  // Room for the focus ring, which the scrolling line would cut off.
  paddingBlock: vars.space.xxs,
  paddingInline: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [from(640)]: { flexWrap: 'wrap', overflowX: 'visible' }, print: { display: 'none' } },
});

export const topic = style({ flexShrink: 0, maxInlineSize: '100%' });

/**
 * A card that has been laid out once: while it is far from the screen its inside is skipped, and it keeps the size it had. Find-in-page and the
 * keyboard reach it all the same.
 */
export const card = style({ containIntrinsicSize: 'auto 26rem' });
export const settled = style({ contentVisibility: 'auto' });
