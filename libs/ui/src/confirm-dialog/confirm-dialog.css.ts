import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const acknowledgement = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
