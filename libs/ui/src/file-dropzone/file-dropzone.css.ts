import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, motionAllowed } from '../theme/tools.ts';

/** Also the container that its insides ask how wide they may be. */
export const zone = style({
  position: 'relative',
  containerType: 'inline-size',
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}, border-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.critical },
    '&:has(input:active:not(:disabled))': { background: vars.color.brandSoftHover },
    '&:has(:disabled)': { borderColor: vars.color.line, background: vars.color.surfaceSunken },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:has(input:hover:not(:disabled))': { borderColor: vars.color.brandText, background: vars.color.brandSoft } },
    },
  },
});
export const zoneOver = style({ borderStyle: 'solid', borderColor: vars.color.brandText, background: vars.color.brandSoftHover });

/** The native control lies over all of it, unseen: it opens the files at a press, and takes dropped ones before any script has loaded. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // Its own button would not follow the pointer.
  fontSize: 0,
  ':disabled': { cursor: 'not-allowed' },
  '::file-selector-button': { cursor: 'inherit' },
});

export const face = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: '9rem',
  padding: vars.space.m,
  pointerEvents: 'none',
  textAlign: 'center',
  textWrap: 'balance',
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.size.l,
  selectors: {
    [`${zone}:has(:disabled) &`]: { background: vars.color.neutralSoft, color: vars.color.textMuted },
    [`${zoneOver} &`]: { background: vars.color.brand, color: vars.color.onBrand },
  },
  '@media': {
    [motionAllowed]: {
      transition: `transform ${vars.duration.steady} ${vars.easing.standard}`,
      selectors: { [`${zoneOver} &`]: { transform: 'translateY(-0.25rem)' } },
    },
  },
});

export const choose = style({
  color: vars.color.brandText,
  fontWeight: vars.weight.strong,
  selectors: { [`${zone}:has(:disabled) &`]: { color: vars.color.textMuted } },
});
/** Fingers drag no files. */
export const drop = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  selectors: { [`${zoneOver} &`]: { visibility: 'hidden' } },
  '@media': { '(hover: none)': { display: 'none' } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs, marginBlockStart: vars.space.xs });
export const refusals = style({ marginBlockStart: vars.space.xs });
export const refusalList = style({ display: 'grid', gap: vars.space.xxs });
