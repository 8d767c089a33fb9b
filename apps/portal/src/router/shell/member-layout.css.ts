import { bottomRoom, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What is kept free at the foot is no page to scroll to.
  minBlockSize: `calc(100dvh - ${bottomRoom})`,
});

export const main = style({ paddingBlock: `${vars.space.l} ${vars.space.xxxl}`, outline: 'none' });
