import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const label = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const external = style({ flexShrink: 0, fontSize: '0.8em', color: vars.color.textMuted });

/** What lines of the bar and of the drawer share. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: { '&[data-within]': { color: vars.color.brandText }, '&[aria-current]': { background: vars.color.brandSoft } },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.neutralSoft } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid currentColor', outlineOffset: '-1px' } } },
  },
});
