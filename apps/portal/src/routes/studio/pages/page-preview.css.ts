import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s });
/** Beside the form its choice of languages says it. */
export const language = style({
  '@container': { [`composer ${from(1100)}`]: { selectors: { '[data-pair="false"] &': { display: 'none' } } } },
});
export const widths = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
/** As wide as there is room; the frame in it is as wide as it is shown to be, and made smaller to fit. */
export const stage = style({
  position: 'relative',
  blockSize: 'clamp(24rem, 75dvb, 60rem)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  border: 0,
  background: vars.color.canvas,
  transformOrigin: 'top left',
});
/** The page in the frame, with room above and below. */
export const document = style({ paddingBlock: vars.space.l });
