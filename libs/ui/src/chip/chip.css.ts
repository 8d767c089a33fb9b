import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2rem',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  // Half the touch target: a pill on one line, and no corner that cuts into a text of several.
  borderRadius: `min(${vars.radius.pill}, calc(${vars.target.size} / 2))`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const toggle = style({
  minBlockSize: vars.target.size,
  paddingInline: vars.space.m,
  borderColor: vars.color.lineStrong,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&[aria-pressed="true"], &[aria-current="true"]': {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.strong,
    },
    '&&:disabled': {
      borderColor: vars.color.line,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Colours do not show there what is pressed; a border does.
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"], &[aria-current="true"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
    [canHover]: { selectors: { '&:hover:not([aria-pressed="true"], [aria-current="true"])': { background: vars.color.neutralSoft } } },
  },
});

// The visible cross is small; its touch target is not.
export const remove = style({ marginBlock: '-0.5rem', marginInlineEnd: '-0.75rem' });

export const link = style({ textDecoration: 'none' });
