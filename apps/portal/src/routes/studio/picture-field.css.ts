import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.space.s });
/** No larger than it has to be to be known again. */
export const present = style({ inlineSize: 'min(20rem, 100%)' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const fault = style({ color: vars.color.criticalText, fontSize: vars.size.s });

export const parts = style({ display: 'grid', gap: vars.space.l });
export const library = style({ display: 'grid', gap: vars.space.m });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.xs, minInlineSize: 0 });
export const name = style({ inlineSize: '100%', overflowWrap: 'anywhere', fontSize: vars.size.s });
export const more = style({ justifySelf: 'center' });
/** In place of the picture of a file that is none. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.m,
  background: vars.color.neutralSoft,
  color: vars.color.textMuted,
  fontSize: vars.size.xxl,
});
/** As high as the button in its place. */
export const taken = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minBlockSize: vars.target.size });
/** One of several, with what moves it before it and what is done with it behind it. */
export const row = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space.xs });
