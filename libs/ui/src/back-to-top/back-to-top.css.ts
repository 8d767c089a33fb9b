import { style } from '@vanilla-extract/css';
import { bottomRoom, cornerRoom } from '../theme/bottom-room.css.ts';
import { vars } from '../theme/contract.css.ts';

const { space, target, duration, easing } = vars;

/** No room of its own, so that nothing moves for it: the button hangs below, into the padding of what it ends. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space.xs} + ${target.size} + ${space.m} + ${bottomRoom} + ${cornerRoom})`,
  zIndex: vars.zIndex.raised,
  blockSize: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  paddingInline: `max(${space.m}, env(safe-area-inset-left)) max(${space.m}, env(safe-area-inset-right))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const button = style({
  marginBlockStart: space.xs,
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  transition: `opacity ${duration.steady} ${easing.standard}, transform ${duration.steady} ${easing.standard}, visibility ${duration.steady}`,
  selectors: {
    // Who has come to it by the keyboard keeps it.
    '&:not([data-shown], :focus-within)': { visibility: 'hidden', opacity: 0, transform: 'translateY(0.5rem)' },
  },
});
