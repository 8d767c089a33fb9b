import { globalStyle, style } from '@vanilla-extract/css';

/** As large as the window and open to presses, except for what is in it. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  pointerEvents: 'none',
});

globalStyle(`${layer} > *`, { pointerEvents: 'auto' });
