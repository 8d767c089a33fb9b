import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = style({
  justifySelf: 'start',
  maxInlineSize: '100%',
  fontWeight: vars.weight.strong,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
});

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s, lineHeight: vars.leading.snug });

export const error = style({
  display: 'flex',
  gap: vars.space.xxs,
  color: vars.color.criticalText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  // 16 px at least: below that, phones zoom into the field.
  fontSize: vars.size.m,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
  ':disabled': { background: vars.color.surfaceSunken, color: vars.color.textMuted, cursor: 'not-allowed' },
  ':read-only': { background: vars.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
  selectors: {
    'select&:read-only': { background: vars.color.surface },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
  },
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.textMuted } } },
});
