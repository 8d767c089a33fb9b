import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  '@media': { [from(960)]: { paddingBlock: vars.space.s } },
});

export const home = style({
  display: 'inline-flex',
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  alignItems: 'center',
  textDecoration: 'none',
});

/** Long names give way to it. */
export const login = style({ flex: 'none', maxInlineSize: '60%', '@media': { print: { display: 'none' } } });
