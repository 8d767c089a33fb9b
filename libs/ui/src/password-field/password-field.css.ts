import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const place = style({ position: 'relative', display: 'grid', alignItems: 'center' });
export const input = style({
  paddingInlineEnd: vars.target.size,
  // Edge brings a reveal button of its own.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});
export const reveal = style({ position: 'absolute', insetInlineEnd: 0, color: vars.color.textMuted, borderRadius: vars.radius.m });
