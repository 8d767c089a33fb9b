import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';
import { anyScript } from '../shared/row-button.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.m,
});
export const name = style([anyScript, { flex: 1, minInlineSize: 0 }]);
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space.m });
