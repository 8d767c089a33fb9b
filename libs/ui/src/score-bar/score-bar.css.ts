import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rightToLeft } from '../theme/tools.ts';

const { color } = vars;

export const scoreBar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  alignItems: 'end',
  minInlineSize: 0,
});
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: vars.leading.snug });
export const figure = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });
export const note = style({ color: color.textMuted, fontSize: vars.size.s, fontWeight: vars.weight.regular });

export const track = style({
  gridColumn: '1 / -1',
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: color.neutralLine,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' }, print: { border: `1px solid ${color.lineStrong}` } },
});
export const drawing = style({ inlineSize: '100%', blockSize: '100%', selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } });

export const tones = styleVariants(
  { brand: color.brand, good: color.positiveText, fair: color.warningText, poor: color.criticalText },
  (fill) => ({ fill, color: fill, '@media': { '(forced-colors: active)': { fill: 'Highlight', color: 'Highlight' } } }),
);

export const steps = style({ gridColumn: '1 / -1', display: 'flex', gap: '0.1875rem' });
export const step = style([track, { flexGrow: 1, flexBasis: 0, blockSize: '0.625rem', borderRadius: '0.1875rem' }]);
// A border that takes the whole height prints, and shows in forced colours, where backgrounds do not.
const fill = (inlineSize: string) =>
  style({ display: 'block', inlineSize, blockSize: '100%', borderBlockStart: '0.625rem solid currentColor' });
export const stepFill = { 0: undefined, 0.5: fill('50%'), 1: fill('100%') } as Record<number, string | undefined>;
