import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ containerType: 'inline-size', containerName: 'widget', display: 'grid', gap: vars.space.l });
/** The fields beside the preview where there is room. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@container': { [`widget ${from(820)}`]: { gridTemplateColumns: 'minmax(18rem, 1fr) minmax(0, 2fr)' } },
});
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const copy = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const code = style({
  margin: 0,
  maxBlockSize: '20rem',
  overflowY: 'auto',
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  hyphens: 'none',
  textAlign: 'start',
});
