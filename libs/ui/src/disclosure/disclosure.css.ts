import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.target.size,
  paddingInline: vars.space.s,
  marginInline: `calc(-1 * ${vars.space.s})`,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { ':hover': { background: vars.color.neutralSoft } } },
});
export const chevron = style({
  flexShrink: 0,
  display: 'grid',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.steady} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(0.5turn)' } },
});
export const body = style({ paddingBlock: vars.space.xs });
