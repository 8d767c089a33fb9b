import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Takes the place of a picture that cannot be shown. */
export const missing = style({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '8rem',
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.skeleton,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
