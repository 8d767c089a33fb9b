import { globalStyle, style } from '@vanilla-extract/css';
import { oneLine } from '../clamp/clamp.css.ts';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tools.ts';

/** From here up the menu is in the bar (access §9). The bar is as wide as the window, so the window is asked. */
const wideFrom = from(960);
/** 50 px, under 960 px of width and beyond 50 px of scrolling. */
const low = '3.125rem';
const tall = '4.25rem';
const pace = `${vars.duration.steady} ${vars.easing.standard}`;

// The bar keeps its place in the page, so that nothing jumps when it shrinks: only what is painted moves up.
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: low,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    transition: `transform ${pace}, box-shadow ${pace}`,
  },
  '@media': { print: { display: 'none' }, [wideFrom]: { blockSize: tall } },
  selectors: { '&[data-scrolled]::before': { boxShadow: vars.shadow.low } },
});
// The strip that the shrunk bar leaves free belongs to the page below.
globalStyle(`${bar} > *`, { pointerEvents: 'auto' });
globalStyle(`${bar}[data-scrolled]::before`, { '@media': { [wideFrom]: { transform: `translateY(calc(${low} - ${tall}))` } } });
// What has the focus or is jumped to does not hide under the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockStart: `calc(${tall} + ${vars.space.xs})` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  blockSize: low,
  transition: `transform ${pace}`,
  '@media': {
    [wideFrom]: { gap: vars.space.l, selectors: { '[data-scrolled] > &': { transform: `translateY(calc((${low} - ${tall}) / 2))` } } },
  },
});

/** The logo in the middle, the menu before it, the actions behind. */
export const centered = style({
  '@media': { [wideFrom]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
});

export const home = style({
  flexShrink: 1,
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [wideFrom]: { flexShrink: 0, maxInlineSize: '16rem' } },
  selectors: { [`${centered} > &`]: { gridRow: 1, gridColumn: 2 } },
});

export const words = style([oneLine, { minInlineSize: 0, fontSize: vars.size.l, fontWeight: vars.weight.strong }]);

export const menu = style({
  display: 'none',
  '@media': { [wideFrom]: { display: 'block', flex: 1, minInlineSize: 0 } },
  selectors: { [`${centered} > &`]: { gridRow: 1, gridColumn: 1 } },
});

const actions = style({ flexShrink: 0, alignItems: 'center', gap: vars.space.xxs });
export const wide = style([
  actions,
  {
    display: 'none',
    '@media': { [wideFrom]: { display: 'flex' } },
    selectors: { [`${centered} > &`]: { gridRow: 1, gridColumn: 3, justifySelf: 'end' } },
  },
]);
// The outermost button lines up with the text of the page.
export const narrow = style([actions, { display: 'flex', marginInlineEnd: '-0.625rem', '@media': { [wideFrom]: { display: 'none' } } }]);
