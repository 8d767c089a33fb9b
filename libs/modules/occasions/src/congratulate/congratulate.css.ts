import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the button, before it is known whether there is one. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.target.size,
  '@media': { print: { display: 'none' } },
});
