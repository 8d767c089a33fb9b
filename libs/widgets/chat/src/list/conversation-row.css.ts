import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: '4.25rem',
  paddingBlock: vars.space.xs,
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
export const texts = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.xxs });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 });
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  // Names in another script begin where the others do.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});
export const unreadName = style({ fontWeight: vars.weight.strong });
export const time = style({ flexShrink: 0, color: vars.color.textMuted, fontSize: vars.size.xs });
export const preview = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
export const muted = style({ color: vars.color.textMuted, display: 'inline-flex' });
