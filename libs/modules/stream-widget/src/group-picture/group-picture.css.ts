import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 });

export const picture = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.m,
  overflow: 'clip',
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});
