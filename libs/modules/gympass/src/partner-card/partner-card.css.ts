import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on, picture and words are side by side. */
const wide = from(560);

export const place = style({ containerType: 'inline-size' });

export const card = style({ overflow: 'hidden', '@container': { [wide]: { flexDirection: 'row' } } });

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@container': { [wide]: { flex: '0 0 40%', aspectRatio: 'auto', minBlockSize: '15rem' } },
});

/** In place of a picture. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.size.display,
  '@container': { [wide]: { flex: '0 0 12rem' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.m,
  flexGrow: 1,
  minInlineSize: 0,
  padding: vars.space.l,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { padding: vars.space.xl } },
});
