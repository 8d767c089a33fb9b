import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
});
/** Two languages side by side where the editor of pages has room, else the chosen one. */
export const languages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: vars.space.m });
export const language = style({ minInlineSize: 0, selectors: { '&[data-chosen="false"]': { display: 'none' } } });
const wide = `composer ${from(1100)}`;
globalStyle(languages, { '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
globalStyle(`${languages} > ${language}[data-chosen="false"]`, { '@container': { [wide]: { display: 'block' } } });
export const inLanguage = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs });
/** A list, or something that is chosen, with its name above it. */
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s, minInlineSize: 0 });
export const label = style({ fontWeight: vars.weight.medium });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const fault = style({ color: vars.color.criticalText, fontSize: vars.size.s });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const source = style({ fontFamily: 'monospace' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });
export const grow = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const thumb = style({ inlineSize: '3rem', flexShrink: 0 });
/** The name of an entry, which opens it. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const choices = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
