import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  // Clipped, not hidden: words that need more room than a small screen's film make the place taller.
  overflow: 'clip',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
});
