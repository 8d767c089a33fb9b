import { from, vars } from '@foyer/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const grid = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  gap: vars.space.m,
});

/** Round every block, so that the text of a page and what it shows keep apart. */
const block = style({ margin: `${vars.space.m} 0 ${vars.space.l}`, fontFamily: vars.font.text, color: vars.color.text });

export const lead = style({
  fontSize: vars.size.l,
  lineHeight: vars.leading.normal,
  color: vars.color.textMuted,
  maxInlineSize: '44rem',
  marginBlockEnd: vars.space.xl,
});

export const cards = style([block, grid('15rem')]);
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  boxShadow: vars.shadow.low,
  transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
  ':hover': { borderColor: vars.color.brandLine },
});
export const cardTitle = style({ fontFamily: vars.font.headline, fontSize: vars.size.l, color: vars.color.brandText });
export const cardText = style({ fontSize: vars.size.s, color: vars.color.textMuted, lineHeight: vars.leading.normal });

export const pair = style([block, { display: 'grid', gap: vars.space.m, '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } } }]);
const example = {
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
} as const;
export const side = styleVariants({
  good: { ...example, borderBlockStart: `3px solid ${vars.color.positiveText}` },
  bad: { ...example, borderBlockStart: `3px solid ${vars.color.criticalText}` },
});
const verdict = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
} as const;
export const sideTitle = styleVariants({
  good: { ...verdict, color: vars.color.positiveText },
  bad: { ...verdict, color: vars.color.criticalText },
});
export const sayings = style({ display: 'grid', gap: vars.space.xs, marginBlockStart: vars.space.xs, padding: 0, listStyle: 'none' });

export const swatches = style([block, grid('13rem')]);
export const swatch = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  background: vars.color.surface,
});
export const paint = style({ blockSize: '4.5rem', borderBlockEnd: `1px solid ${vars.color.line}` });
export const facts = style({ display: 'grid', gap: vars.space.xxs, padding: vars.space.s, fontSize: vars.size.xs });
export const tokenName = style({ fontWeight: vars.weight.strong, fontSize: vars.size.s });
export const code = style({ fontFamily: vars.font.mono, fontSize: '0.75rem', color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const grounds = style([block, { display: 'grid', gap: vars.space.m }]);
export const groundName = style({ fontSize: vars.size.s, color: vars.color.textMuted, marginBlockEnd: vars.space.xxs });
export const fronts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.l}`,
  margin: 0,
  padding: vars.space.m,
  listStyle: 'none',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
});
export const front = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, fontSize: vars.size.s });
export const sample = style({ alignSelf: 'center', inlineSize: '1rem', blockSize: '1rem', borderRadius: vars.radius.s });
export const ratio = style({ fontVariantNumeric: 'tabular-nums', fontSize: vars.size.xs });

export const rows = style([block, { display: 'grid', gap: vars.space.m }]);
export const row = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'center',
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [from(640)]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});
export const bar = style({ blockSize: '1rem', borderRadius: vars.radius.s, background: vars.color.brand });
export const shape = style({
  inlineSize: '6rem',
  blockSize: '4rem',
  background: vars.color.brandSoft,
  border: `1px solid ${vars.color.brandLine}`,
});
export const raised = style({ inlineSize: '6rem', blockSize: '4rem', background: vars.color.surfaceRaised, borderRadius: vars.radius.m });
export const runner = style({
  position: 'relative',
  blockSize: '2rem',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
});
export const ball = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineStart: '0.25rem',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  background: vars.color.brand,
});
export const line = style({ overflowWrap: 'anywhere', minInlineSize: 0 });
