import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, rightToLeft } from '../theme/tools.ts';

const move = `${vars.duration.steady} ${vars.easing.standard}`;

/** The words take the room, the switch is at the end, as in a list of settings. */
export const row = style({ justifyContent: 'space-between' });

export const face = style({ position: 'relative', flexShrink: 0, inlineSize: '2.75rem', blockSize: '1.625rem', marginBlock: '-0.125rem' });

export const track = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.neutralSoft,
  cursor: 'inherit',
  transition: `background-color ${move}, border-color ${move}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand, background: vars.color.brand },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    '&:disabled': { borderColor: vars.color.neutralLine, background: vars.color.surfaceSunken },
    '&:disabled:checked': { borderColor: vars.color.neutralLine, background: vars.color.neutralLine },
  },
  '@media': {
    [canHover]: {
      selectors: {
        'label:hover &:not(:checked, :disabled)': { borderColor: vars.color.textMuted },
        'label:hover &:checked:not(:disabled)': { borderColor: vars.color.brandHover, background: vars.color.brandHover },
      },
    },
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled:checked': { background: 'GrayText' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineStart: '0.25rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: '50%',
  background: vars.color.textMuted,
  color: vars.color.surface,
  fontSize: '0.75rem',
  pointerEvents: 'none',
  transition: `transform ${move}, background-color ${move}`,
  selectors: {
    'input:checked ~ &': { transform: 'translateX(1.125rem)', background: vars.color.onBrand, color: vars.color.brand },
    [rightToLeft.replace('&', 'input:checked ~ &')]: { transform: 'translateX(-1.125rem)' },
    'input:disabled ~ &': { background: vars.color.neutralLine },
    'input:disabled:checked ~ &': { background: vars.color.surface },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      color: 'Canvas',
      selectors: {
        'input:checked ~ &': { background: 'HighlightText', color: 'Highlight' },
        'input:disabled ~ &': { background: 'GrayText' },
        'input:disabled:checked ~ &': { background: 'Canvas' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
});
