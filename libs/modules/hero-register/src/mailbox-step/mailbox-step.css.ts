import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: vars.space.s });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxxl,
  borderRadius: vars.radius.pill,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});

export const heading = style({ outline: 'none' });

export const address = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const ways = style({ display: 'grid', gap: vars.space.s });
