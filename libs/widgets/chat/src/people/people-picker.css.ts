import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';
import { anyScript, rowButton } from '../shared/row-button.css.ts';

export const place = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const search = style({ paddingBlock: vars.space.s, paddingInline: vars.space.m });
export const tokens = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  listStyle: 'none',
  maxBlockSize: '8rem',
  overflowY: 'auto',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const person = style([
  rowButton,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '3.5rem',
    paddingBlock: vars.space.xxs,
    selectors: { '&[aria-pressed="true"]': { background: vars.color.brandSoft } },
  },
]);
export const name = style([anyScript, { flex: 1, minInlineSize: 0 }]);
export const tick = style({ color: vars.color.brandText, display: 'inline-flex' });
