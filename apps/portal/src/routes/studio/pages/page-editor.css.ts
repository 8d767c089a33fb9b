import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barRoom } from '../bar-room.ts';

export const page = style({ containerType: 'inline-size', containerName: 'composer', display: 'grid', gap: vars.space.m });

const wide = `composer ${from(720)}`;
const widest = `composer ${from(1100)}`;
/** Two languages side by side take the place of the preview, which is behind a tab then at any width. */
const pair = `${page}[data-pair="true"]`;
const alone = `${page}[data-pair="false"] > &`;

/** Tabs where there is no room for a preview beside what is written. */
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@container': { [widest]: { selectors: { [alone]: { display: 'none' } } } },
});
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@container': { [widest]: { selectors: { [alone]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 8fr)' } } } },
});
export const written = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(19rem, 2fr) minmax(0, 3fr)' } },
});
globalStyle(`${work}[data-view="preview"] > ${written}`, { '@container': { [`composer (max-width: 1099px)`]: { display: 'none' } } });
/** Beside what is written, or in its place. It is there whichever is shown: its place on the page stays. */
export const shown = style({
  minInlineSize: 0,
  '@container': {
    [widest]: {
      selectors: { [`${page}[data-pair="false"] &`]: { position: 'sticky', insetBlockStart: `calc(${barRoom} + ${vars.space.s})` } },
    },
  },
});
globalStyle(`${work}[data-view="write"] > ${shown}`, { '@container': { [`composer (max-width: 1099px)`]: { display: 'none' } } });
globalStyle(`${pair} > ${work}[data-view="preview"] > ${written}, ${pair} > ${work}[data-view="write"] > ${shown}`, {
  '@container': { [widest]: { display: 'none' } },
});
globalStyle(`${pair} > ${work} > ${written}`, { '@container': { [widest]: { gridTemplateColumns: '19rem minmax(0, 1fr)' } } });

/** On phones either the list or what was chosen of it. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s, minInlineSize: 0 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, minInlineSize: 0 });
const narrow = 'composer (max-width: 719px)';
globalStyle(`${written}[data-chosen="true"] > ${list}`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${written}[data-chosen="false"] > ${form}`, { '@container': { [narrow]: { display: 'none' } } });
export const back = style({ '@container': { [wide]: { display: 'none' } } });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&[data-chosen="true"]': { borderColor: vars.color.brand, boxShadow: `inset 0 0 0 1px ${vars.color.brand}` } },
});
export const chooser = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  padding: vars.space.xxs,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const names = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
/** What a module says: two lines in a list of many; the whole is read in the form. */
export const line = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' });
export const lacks = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });
export const small = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const types = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const type = style([
  chooser,
  { inlineSize: '100%', blockSize: '100%', padding: vars.space.m, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.m },
]);
export const faults = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });
/** Words of several lines stand in the middle of a button otherwise. */
globalStyle(`${faults} button`, { textAlign: 'start' });
