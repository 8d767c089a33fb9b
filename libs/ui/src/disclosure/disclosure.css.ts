import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, motionAllowed } from '../theme/tools.ts';

export const details = style({
  selectors: {
    // Grows and shrinks where the browser can reckon with `auto`; elsewhere it opens at once.
    '&::details-content': { blockSize: 0, overflow: 'clip' },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [motionAllowed]: {
      selectors: {
        '&::details-content': {
          transition: `block-size ${vars.duration.slow} ${vars.easing.standard}, content-visibility ${vars.duration.slow} allow-discrete`,
        },
        // What opens takes the focus at once: at the start of a transition it would still be hidden.
        '&[open]::details-content': { transition: `block-size ${vars.duration.slow} ${vars.easing.standard}` },
      },
    },
    // Paper has nothing to press.
    print: { selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } } },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { ':hover': { color: vars.color.brandText } } },
});
export const words = style({ minInlineSize: 0 });
export const chevron = style({
  flexShrink: 0,
  display: 'grid',
  color: 'inherit',
  opacity: 0.75,
  transition: `transform ${vars.duration.steady} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(0.5turn)' } },
  '@media': { print: { display: 'none' } },
});
export const body = style({ paddingBlock: vars.space.xs, overflowWrap: 'anywhere' });
