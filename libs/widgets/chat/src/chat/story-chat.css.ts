import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** As large as the portal's panel. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '25rem',
  blockSize: '40rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
});
