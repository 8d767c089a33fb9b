import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': { [from(960)]: { gap: vars.space.xxxl } },
});

// A module that has nothing to show takes no room.
globalStyle(`${list} > section:empty, ${list} > div:not(:has(> section > *)), ${list}:not(:has(> section > *, > div > section > *))`, {
  display: 'none',
});

// Further down a first view: laid out once it is nearly in view, so that what is on screen is painted sooner. Not where the reader is taken to a
// place further down (`data-whole`, see the server's assets.ts), for the heights above it are guessed.
globalStyle(`:root:not([data-whole]) ${list} section[data-far]`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 36rem',
  '@media': { print: { contentVisibility: 'visible' } },
});

const phone = '(width < 37.5rem)';

// Modules that are folded to a line: as high as it before they are laid out, and close together.
globalStyle(`:root:not([data-whole]) ${list} section[data-far][data-fold="line"]`, {
  '@media': { [phone]: { containIntrinsicBlockSize: 'auto 3.625rem' } },
});
globalStyle(`${list} > section[data-fold="line"] + section[data-fold="line"]`, {
  '@media': { [phone]: { marginBlockStart: `calc(${vars.space.s} - ${vars.space.xxl})` } },
});

export const wholeWidth = style({ selectors: { [`${list} > &`]: { maxInlineSize: 'none', paddingInline: 0 } } });

/** A picture from edge to edge, where round corners would be noticeable. */
export const wholeWidthPicture = style([wholeWidth, { vars: { [vars.radius.l]: '0px' } }]);
