import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

/** As wide as a number of a few digits needs, not as the column. */
export const box = style({
  display: 'inline-flex',
  justifySelf: 'start',
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&[data-focus-within]:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&[data-invalid]': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
    '&[data-disabled]': { background: vars.color.surfaceSunken, color: vars.color.textMuted },
  },
});

export const input = style({
  inlineSize: '3rem',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.target.size} - 2px)`,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target.size,
  blockSize: vars.target.size,
  margin: '-1px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.brandText,
  fontSize: vars.size.m,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&[data-pressed]': { background: vars.color.brandSoftHover },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { [canHover]: { selectors: { '&[data-hovered]:not([data-pressed])': { background: vars.color.brandSoft } } } },
});
export const remove = style({ selectors: { '&&:not([data-disabled])': { color: vars.color.criticalText } } });
