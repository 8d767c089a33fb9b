import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const tile = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
