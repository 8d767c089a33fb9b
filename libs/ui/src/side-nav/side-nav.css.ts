import { style } from '@vanilla-extract/css';
import { link as shared } from '../main-menu/menu-entry.css.ts';
import { entering } from '../motion/entering.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const list = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const subList = style([list, { paddingBlockStart: vars.space.xxs, paddingInlineStart: '2.0625rem' }]);
export const unfolding = style([subList, entering('drop')]);

export const line = style({ display: 'flex', gap: vars.space.xxs });
export const link = style([shared, { flex: 1, paddingBlock: vars.space.xs, overflowWrap: 'anywhere' }]);

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target.size,
  minBlockSize: vars.target.size,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [canHover]: { ':hover': { background: vars.color.neutralSoft, color: vars.color.text } } },
});

export const chevron = style({
  transition: `transform ${vars.duration.steady} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(0.5turn)' } },
});
