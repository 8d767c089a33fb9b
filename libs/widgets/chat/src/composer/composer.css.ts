import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const over = style({ outline: `2px dashed ${vars.color.brandLine}`, outlineOffset: `calc(-1 * ${vars.space.xxs})` });
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xxs });
export const writing = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const area = style({
  minBlockSize: vars.target.size,
  maxBlockSize: '9rem',
  fieldSizing: 'content',
  resize: 'none',
  paddingBlock: '0.625rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  lineHeight: vars.leading.snug,
});
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 });
export const barText = style({ flex: 1, minInlineSize: 0 });
export const files = style({ display: 'grid', gap: vars.space.xs, maxBlockSize: '12rem', overflowY: 'auto' });
export const counter = style({ color: vars.color.textMuted, fontSize: vars.size.xs, textAlign: 'end' });
export const tooLong = style({ color: vars.color.criticalText });
export const closed = style({
  padding: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
});
