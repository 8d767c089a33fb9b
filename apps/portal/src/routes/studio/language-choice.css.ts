import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
/** Only where two have room beside each other, in the editor of articles and in that of pages. */
export const pair = style({
  display: 'none',
  '@container': { [`page ${from(860)}`]: { display: 'block' }, [`composer ${from(1100)}`]: { display: 'block' } },
});
