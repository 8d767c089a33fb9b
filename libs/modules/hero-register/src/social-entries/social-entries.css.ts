import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Side by side where their names fit, so that the form below which they stand stays in the first view. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: vars.space.s,
});
