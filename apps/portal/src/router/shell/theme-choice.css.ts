import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space.xs, fontSize: vars.size.s, fontWeight: vars.weight.strong });

export const options = style({
  display: 'flex',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const input = style({ position: 'absolute', opacity: 0, inlineSize: '1px', blockSize: '1px', margin: 0 });

export const option = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.target.size,
  padding: `${vars.space.xs} ${vars.space.xs}`,
  borderRadius: vars.radius.s,
  fontSize: vars.size.xs,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.surfaceRaised, color: vars.color.brandText, boxShadow: vars.shadow.low },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
