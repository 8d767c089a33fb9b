import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Dashed, for it is where something else should be. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px dashed ${vars.color.warningLine}`,
  borderRadius: vars.radius.l,
  background: vars.color.warningSoft,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: vars.space.m } },
  '@media': { print: { display: 'none' } },
});

export const icon = style({ display: 'grid', paddingBlockStart: '0.125rem', color: vars.color.warningText });
export const body = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });
export const title = style({ fontWeight: vars.weight.strong });

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, rowGap: vars.space.xxs, margin: 0 });
export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs, minInlineSize: 0 });
export const value = style({ margin: 0 });

export const faults = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });
export const fault = style({ display: 'grid', gap: vars.space.xxs });

/** The name of a field is written from left to right in every language, but begins where the lines around it do. */
export const field = style({ justifySelf: 'start', fontFamily: 'ui-monospace, monospace', fontSize: vars.size.s });

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.s });
