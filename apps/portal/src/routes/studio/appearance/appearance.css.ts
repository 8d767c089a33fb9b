import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
export const color = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
// The parts of the text field stand in this grid: what is wrong with the colour pushes the chooser away from the field otherwise.
globalStyle(`${color} > :first-child`, { display: 'contents' });
globalStyle(`${color} > :first-child > *`, { gridColumn: '1 / -1' });
globalStyle(`${color} > :first-child > input`, { gridColumn: '1' });
/** The colour chooser of the device. */
export const picker = style({
  // Below label and hint.
  gridArea: '3 / 2',
  inlineSize: vars.target.size,
  blockSize: vars.target.size,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  cursor: 'pointer',
});
export const figures = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' });

export const modes = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
/** A part of the page that has another look. */
export const themed = style({
  display: 'grid',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const mark = style({
  maxBlockSize: '2.5rem',
  maxInlineSize: '10rem',
  background: vars.color.logoGround,
  borderRadius: vars.radius.s,
});
export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const bubbles = style({ display: 'grid', gap: vars.space.xs });
const bubble = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.s, borderRadius: vars.radius.m, maxInlineSize: '80%' });
export const theirs = style([bubble, { justifySelf: 'start', background: vars.color.neutralSoft, color: vars.color.text }]);
export const mine = style([bubble, { justifySelf: 'end', background: vars.color.brand, color: vars.color.onBrand }]);

// Mails have colours of their own, which the preview hands over in these variables.
export const mail = style({ padding: vars.space.m, background: 'var(--mail-canvas)', borderRadius: vars.radius.s });
export const sheet = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.l,
  border: '1px solid var(--mail-line)',
  borderRadius: vars.radius.s,
  background: 'var(--mail-surface)',
  color: 'var(--mail-text)',
  fontFamily: 'system-ui, sans-serif',
});
export const mailTitle = style({ margin: 0, fontSize: vars.size.xl, fontWeight: vars.weight.strong });
export const mailButton = style({
  justifySelf: 'start',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderRadius: 'var(--mail-radius)',
  background: 'var(--mail-brand)',
  color: 'var(--mail-on-brand)',
  fontWeight: vars.weight.strong,
});
export const mailNote = style({ color: 'var(--mail-text-muted)', fontSize: vars.size.s });
/** An address runs from left to right, and stands where the mail begins. */
export const mailLink = style({
  justifySelf: 'start',
  color: 'var(--mail-brand-text)',
  fontSize: vars.size.s,
  textDecoration: 'underline',
});
