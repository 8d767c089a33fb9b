import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const divider = style({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${vars.color.line}` });

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  '::before': { content: '', flexGrow: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flexGrow: 1, borderBlockStart: `1px solid ${vars.color.line}` },
});
