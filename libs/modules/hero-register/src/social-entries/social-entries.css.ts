import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Side by side where their names fit, so that the form above them stays in the first view; a row that is not full has no hole. */
export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

export const entry = style({ flex: '1 1 6.25rem' });
