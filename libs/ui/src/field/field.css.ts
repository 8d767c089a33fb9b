import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, rightToLeft } from '../theme/tools.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = style({
  justifySelf: 'start',
  maxInlineSize: '100%',
  fontWeight: vars.weight.strong,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
});

export const mark = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s, lineHeight: vars.leading.snug });

export const error = style({
  display: 'flex',
  gap: vars.space.xxs,
  minInlineSize: 0,
  color: vars.color.criticalText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const errorText = style({ minInlineSize: 0 });

export const counter = style({
  justifySelf: 'end',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** The frame of everything that is filled in. */
const frame = {
  inlineSize: '100%',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  // 16 px at least: below that, phones zoom into the field.
  fontSize: vars.size.m,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
} as const;

const wrong = { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` };
const off = { background: vars.color.surfaceSunken, color: vars.color.textMuted, cursor: 'not-allowed' };
const hovered = { borderColor: vars.color.textMuted };

// The browsers' own colour for what they fill in is a pale blue in both modes; a shadow is all that covers it.
const autofill = {
  boxShadow: `inset 0 0 0 10rem ${vars.color.brandSoft}`,
  WebkitTextFillColor: vars.color.text,
  caretColor: vars.color.text,
};

// E-mail addresses and numbers run from left to right everywhere, but begin where the page's lines begin; texts of another language where theirs do.
const addresses = { [`${rightToLeft.replace('&', '&[dir="ltr"]:where(:not([lang]))')}`]: { textAlign: 'end' } } as const;

/** Where words of the frame are part of the address, it is at them. */
const besideWords = { '[dir="ltr"] > &&': { textAlign: 'start' } } as const;

const typing = {
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // Placeholders too: a translation may be longer than the field.
  textOverflow: 'ellipsis',
} as const;

/** A control that is its own frame: input, text area, select. */
export const control = style({
  ...frame,
  ...typing,
  ':disabled': off,
  ':read-only': { background: vars.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
  selectors: {
    '&:autofill': autofill,
    'select&:read-only': { background: vars.color.surface },
    '&[aria-invalid="true"]': wrong,
    ...addresses,
  },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': hovered } } },
});

/** The frame around an input that shares it with icons, words or buttons. */
export const box = style({
  ...frame,
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  selectors: {
    '&:has(input:read-only)': { background: vars.color.surfaceSunken },
    '&:has(input:disabled)': off,
    '&:has(input[aria-invalid="true"])': wrong,
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px', borderColor: vars.color.focus },
  },
  '@media': { [canHover]: { selectors: { '&:hover:not(:has(input:disabled, input[aria-invalid="true"]))': hovered } } },
});

/** The input inside of `box`. */
export const bare = style({
  ...typing,
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  // One for each side of the frame.
  minBlockSize: `calc(${vars.target.size} - 2px)`,
  border: 0,
  borderRadius: `calc(${vars.radius.m} - 1px)`,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  ':disabled': { cursor: 'inherit' },
  selectors: { '&:autofill': autofill, ...addresses, ...besideWords },
});

/** Icons and words beside the input. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '45%',
  paddingBlock: vars.space.xxs,
  color: vars.color.textMuted,
  ':first-child': { paddingInlineStart: vars.space.s },
  ':last-child': { paddingInlineEnd: vars.space.s },
});

/** Buttons at the end of `box`: as tall as it is inside. */
export const inBox = style({
  selectors: {
    '&&': { alignSelf: 'center', marginBlock: '-1px', borderRadius: vars.radius.m, color: vars.color.textMuted },
    '&&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** A button that empties the input before it, there while there is something to empty. Works before hydration and without state. */
export const clear = style({
  selectors: { 'input:placeholder-shown ~ &&, input:disabled ~ &&, input:read-only ~ &&': { display: 'none' } },
});
