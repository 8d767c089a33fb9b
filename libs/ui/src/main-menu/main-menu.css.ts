import { style } from '@vanilla-extract/css';
import { link as shared } from './menu-entry.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0, fontSize: vars.size.s });

/** One line; what has no room wraps below it. Until it has been measured it is cut off there, so that the server's page already looks right. */
export const list = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: vars.space.xxs,
  minInlineSize: 0,
  blockSize: vars.target.size,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:not([data-measured])': { overflow: 'clip', overflowClipMargin: '4px' } },
});

export const item = style({
  maxInlineSize: '100%',
  selectors: { '&[data-without-room]': { visibility: 'hidden', pointerEvents: 'none' } },
});

export const group = style({ position: 'relative', display: 'flex', maxInlineSize: '100%' });

export const link = style([shared, { whiteSpace: 'nowrap' }]);
/** Makes room for the arrow that lies over its end. */
export const linkWithToggle = style({ paddingInlineEnd: '2.375rem' });

export const toggle = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  flexShrink: 0,
  inlineSize: vars.target.size,
  blockSize: vars.target.size,
  marginInlineStart: `calc(-1 * ${vars.target.size})`,
  padding: 0,
  paddingInlineEnd: vars.space.m,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  // It lies over the end of the word.
  ':focus-visible': { outlineOffset: '-8px' },
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

export const more = style([
  shared,
  {
    flexShrink: 0,
    gap: vars.space.xxs,
    maxInlineSize: '12rem',
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    // It keeps its room where it is not needed, or the bar would jump.
    selectors: { '&[data-unneeded]': { visibility: 'hidden' } },
  },
]);

export const chevron = style({
  fontSize: '0.9em',
  transition: `transform ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(0.5turn)' } },
});

export const entries = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const subEntries = style([entries, { paddingInlineStart: vars.space.m }]);
