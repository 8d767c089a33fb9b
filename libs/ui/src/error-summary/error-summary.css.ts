import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `2px solid ${vars.color.critical}`,
  borderRadius: vars.radius.m,
  background: vars.color.criticalSoft,
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '@media': { print: { breakInside: 'avoid' } },
});

export const title = style({ display: 'flex', gap: vars.space.xs, alignItems: 'flex-start', color: vars.color.criticalText });
export const titleText = style({ minInlineSize: 0 });
export const list = style({ display: 'grid', minInlineSize: 0, paddingInlineStart: `calc(1.25em + ${vars.space.xs})` });
/** Each a target of its own size, one below the other. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.size,
  // Keeps lines of two rows apart.
  paddingBlock: vars.space.xs,
  maxInlineSize: '100%',
  color: vars.color.criticalText,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
