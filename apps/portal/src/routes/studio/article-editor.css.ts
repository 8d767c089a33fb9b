import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ containerType: 'inline-size', display: 'grid', gap: vars.space.l });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
/** What is not said yet takes no place; the gap after it would indent the buttons. */
globalStyle(`${actions} > :empty`, { position: 'absolute' });

/** Two languages side by side where there is room, else the chosen one. */
export const panes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: vars.space.l });
export const pane = style({ minInlineSize: 0, selectors: { '&[data-chosen="false"]': { display: 'none' } } });

const wide = `page ${from(860)}`;
globalStyle(page, { containerName: 'page' });
globalStyle(`${panes}[data-count="2"]`, { '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
globalStyle(`${panes} > ${pane}[data-chosen="false"]`, { '@container': { [wide]: { display: 'block' } } });

export const language = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 });
export const languageName = style({ fontFamily: vars.font.headline, fontSize: vars.size.l, fontWeight: vars.weight.medium });
export const text = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
export const label = style({ fontWeight: vars.weight.medium });
export const fault = style({ color: vars.color.criticalText, fontSize: vars.size.s });

export const settings = style({
  display: 'grid',
  gap: vars.space.m,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wholeLine = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.m });

/** Which of two versions is kept of a part that both have changed. */
export const rivals = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const rival = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
export const words = style({ maxBlockSize: '8rem', overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
