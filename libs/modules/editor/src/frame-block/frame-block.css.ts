import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** The height is the frame's own word (attribute `height`). */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: vars.measure.prose,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  '@media': { print: { display: 'none' } },
});
