import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The surface of everything that opens beside a control; react-aria places it and keeps it in the window. */
export const popUp = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  outline: 'none',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.high,
  color: vars.color.text,
  fontSize: vars.size.m,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.duration.quick} ${vars.easing.enter}, transform ${vars.duration.quick} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-0.25rem)' },
    '&[data-placement="top"][data-entering], &[data-placement="top"][data-exiting]': { transform: 'translateY(0.25rem)' },
  },
  '@media': { print: { display: 'none' } },
});
