// For `*.css.ts` files, which must not pull in the components: tokens and helpers only.
export { entering } from '../motion/entering.ts';
export { bottomRoom, cornerRoomVar } from './bottom-room.css.ts';
export { vars } from './contract.css.ts';
export { canHover, from, motionAllowed, rightToLeft } from './tools.ts';
