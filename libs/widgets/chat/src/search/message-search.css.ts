import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const found = style({
  display: 'grid',
  gap: vars.space.xxs,
  inlineSize: '100%',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.neutralSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s });
export const name = style({ minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const time = style({ flexShrink: 0, color: vars.color.textMuted, fontSize: vars.size.xs });
export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
