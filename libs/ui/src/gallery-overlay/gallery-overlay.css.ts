import { globalStyle, style } from '@vanilla-extract/css';
import { modal } from '../modal/modal.css.ts';
import { vars } from '../theme/contract.css.ts';

export const overlay = style([
  modal,
  {
    position: 'fixed',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100dvb',
    background: vars.color.stage,
    opacity: 0,
    selectors: { '&[open]': { opacity: 1, '@starting-style': { opacity: 0 } } },
  },
]);

// The strip kept for the scroll bar lies outside the dialog.
globalStyle(`:root:has(${overlay}:modal)`, { background: vars.color.stage });

export const content = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  gap: vars.space.xs,
  blockSize: '100%',
  padding: `${vars.space.xs} ${vars.space.m}`,
});

export const header = style({ minInlineSize: 0 });
export const slide = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)', gap: vars.space.s, blockSize: '100%' });
export const picture = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', placeItems: 'center', minBlockSize: 0 });
export const caption = style({
  maxBlockSize: '30dvb',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  maxInlineSize: vars.measure.prose,
  marginInline: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
  textWrap: 'balance',
});
