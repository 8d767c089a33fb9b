import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': { [from(960)]: { gap: vars.space.xxxl } },
});

// A module that has nothing to show takes no room.
globalStyle(`${list} > section:empty`, { display: 'none' });
