import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

// Shared by checkbox, radio and switch: a native input with a face of its own, and its row of words. The row is what is touched.

export const choice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, overflowWrap: 'anywhere' });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minBlockSize: vars.target.size,
  // With one line of text the row is 44 px and text and face are in its middle.
  paddingBlock: '0.6875rem',
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
    '&:has([aria-busy="true"])': { cursor: 'progress' },
  },
});

/** As tall as the first line of the words. */
export const icon = style({ display: 'grid', placeItems: 'center', flexShrink: 0, blockSize: `calc(1em * ${vars.leading.snug})` });
export const words = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, flex: 1 });
export const description = style({ color: vars.color.textMuted, fontSize: vars.size.s });
/** Lines up with the words: the face and its gap. */
export const error = style({ paddingInlineStart: `calc(1.375rem + ${vars.space.s})`, marginBlockEnd: vars.space.xs });

/** Where the input and what is drawn on it lie above each other. */
export const face = style({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 });

/** The input itself: an empty shape until it is checked. */
export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}, border-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&:checked, &:indeterminate:not([type="radio"])': { borderColor: vars.color.brand, background: vars.color.brand },
    '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: vars.color.critical },
    '&[aria-invalid="true"]:checked, [aria-invalid="true"] &:checked': { background: vars.color.critical },
    '&:disabled': { borderColor: vars.color.neutralLine, background: vars.color.surfaceSunken },
    '&:disabled:checked, &:disabled:indeterminate:not([type="radio"])': {
      borderColor: vars.color.textMuted,
      background: vars.color.textMuted,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        'label:hover > * > &:not(:checked, :indeterminate, :disabled, [aria-invalid="true"])': {
          borderColor: vars.color.brand,
          background: vars.color.brandSoft,
        },
      },
    },
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: {
        '&&:checked, &&:indeterminate:not([type="radio"])': { borderColor: 'Highlight', background: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        '&&:disabled:checked': { borderColor: 'GrayText', background: 'GrayText' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
});

/** What is drawn on a checked input. It takes no presses. */
export const drawing = style({
  gridArea: '1 / 1',
  zIndex: 1,
  color: vars.color.onBrand,
  pointerEvents: 'none',
  opacity: 0,
  transform: 'scale(0.6)',
  transition: `opacity ${vars.duration.quick} ${vars.easing.standard}, transform ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    'input[aria-invalid="true"] ~ &, [aria-invalid="true"] input ~ &': { color: vars.color.onCritical },
    'input:disabled ~ &': { color: vars.color.surface },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      selectors: { 'input:disabled ~ &': { color: 'Canvas' } },
    },
  },
});
