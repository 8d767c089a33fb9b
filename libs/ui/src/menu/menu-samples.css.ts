import { style } from '@vanilla-extract/css';

/** For the stories: the lower end of the window, in a part that cuts off what is larger than itself. */
export const corner = style({ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, overflow: 'hidden' });
