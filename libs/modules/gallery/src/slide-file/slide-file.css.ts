import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.s,
  blockSize: '100%',
  minBlockSize: '16rem',
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  textAlign: 'center',
});

export const sign = style({ justifySelf: 'center', color: vars.color.brandText, fontSize: vars.size.display });

export const download = style({ justifySelf: 'center' });
