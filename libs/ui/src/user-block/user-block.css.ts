import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const block = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });

export const person = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  borderRadius: vars.radius.m,
  color: 'inherit',
  textDecoration: 'none',
});
export const name = style({ '@media': { [canHover]: { selectors: { 'a:hover &': { textDecoration: 'underline' } } } } });

export const texts = style({ minInlineSize: 0 });
