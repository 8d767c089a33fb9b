import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const slide = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  blockSize: '100%',
  minBlockSize: '16rem',
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  textAlign: 'center',
});

export const sign = style({ color: vars.color.brandText, fontSize: vars.size.display });
