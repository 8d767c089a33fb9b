import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Under this width of the list the value is below its name. */
const narrow = '(max-width: 30rem)';

export const factList = style({ containerType: 'inline-size', display: 'grid', margin: 0, rowGap: vars.space.m });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const nameCell = style({ display: 'flex', alignItems: 'center', alignSelf: 'start', gap: vars.space.s, minInlineSize: 0 });

export const sign = style({ display: 'inline-flex', color: vars.color.textMuted });

export const name = style({ color: vars.color.textMuted, minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = style({
  margin: 0,
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Below the words of its name.
  '@container': { [narrow]: { paddingInlineStart: `calc(1.25em + ${vars.space.s})` } },
});
