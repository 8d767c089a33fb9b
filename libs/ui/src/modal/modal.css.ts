import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { duration, easing } = vars;

/** What all native dialogs share: no own box, and a backdrop that fades. */
export const modal = style({
  margin: 0,
  padding: 0,
  border: 0,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  color: vars.color.text,
  overscrollBehavior: 'contain',
  transition: ['transform', 'opacity', 'overlay', 'display']
    .map((property) => `${property} ${duration.slow} ${easing.standard} allow-discrete`)
    .join(', '),
  '::backdrop': {
    background: vars.color.scrim,
    opacity: 0,
    transition: ['opacity', 'overlay', 'display']
      .map((property) => `${property} ${duration.slow} ${easing.standard} allow-discrete`)
      .join(', '),
  },
  selectors: {
    '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
});

export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s });

// A word wider than the screen breaks instead of pushing the cross off the screen.
globalStyle(`${header} > :first-child`, { minInlineSize: 0 });
