import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** What an editor has written to the other. */
export const note = style({
  margin: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
