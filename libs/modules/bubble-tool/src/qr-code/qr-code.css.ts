import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

// Dark on light in every theme: many readers do not know the other way round.
export const code = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: vars.color.onPhoto,
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});

export const dark = style({ fill: vars.color.stage });
