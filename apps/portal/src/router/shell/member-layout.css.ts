import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

export const main = style({ paddingBlock: `${vars.space.l} ${vars.space.xxxl}`, outline: 'none' });
