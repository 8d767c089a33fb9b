import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { entering } from './entering.ts';

const tile = style({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  overflowWrap: 'anywhere',
});

/** What `entering` makes of a tile, for the stories. */
export const tiles = {
  fade: style([tile, entering('fade')]),
  rise: style([tile, entering('rise')]),
  drop: style([tile, entering('drop')]),
  fromStart: style([tile, entering('fromStart')]),
  fromEnd: style([tile, entering('fromEnd', 'slow')]),
};
export const plain = tile;
