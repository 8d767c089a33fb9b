import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

// The width from which the menu fits into the bar (access §9).
const wideFrom = from(960);

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  blockSize: '3.5rem',
  '@media': { [wideFrom]: { blockSize: '4.25rem' } },
});

export const home = style({
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  display: 'flex',
  alignItems: 'center',
  textDecoration: 'none',
});

export const wide = style({
  display: 'none',
  '@media': { [wideFrom]: { display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: vars.space.l } },
});

export const narrow = style({ '@media': { [wideFrom]: { display: 'none' } } });
