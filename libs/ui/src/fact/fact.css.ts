import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
