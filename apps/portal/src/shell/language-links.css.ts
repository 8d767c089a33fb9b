import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s,
});

// The face for Arabic letters is not worth loading for one word among other languages; every system has one.
globalStyle(`html:not([lang='ar']) ${list} [lang='ar']`, { fontFamily: 'system-ui, sans-serif' });
