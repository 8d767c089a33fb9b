import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Set at the root while a page has a `BottomBar`; read it through `bottomRoom`. */
export const bottomBarRoom = createVar();

/** How much of the window's lower edge is not free: the `BottomBar` where there is one, else what the device keeps for itself. What is fixed to the foot stands above it. */
export const bottomRoom = fallbackVar(bottomBarRoom, 'env(safe-area-inset-bottom, 0px)');

/** Set at the root while something stands in the window's lower corner at the end of the line, such as the button of the chat. */
export const cornerRoomVar = createVar();

/** How much of that corner is taken, upwards; what else is shown there stands above it. */
export const cornerRoom = fallbackVar(cornerRoomVar, '0px');
