import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** All in the middle, on screens of one card. */
export const guests = style({ display: 'grid', justifyItems: 'center' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s,
  selectors: { [`${guests} &`]: { justifyContent: 'center' } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', columnGap: vars.space.m });

/** A button among the links: as small as they are, and on their edge. */
export const button = style({ selectors: { '&&': { paddingInline: 0, fontSize: vars.size.s } } });

// The face for Arabic letters is not worth loading for one word among other languages; every system has one.
globalStyle(`html:not([lang='ar']) ${list} [lang='ar']`, { fontFamily: 'system-ui, sans-serif' });
