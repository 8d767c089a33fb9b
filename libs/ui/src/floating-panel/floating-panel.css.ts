import { style } from '@vanilla-extract/css';
import { modal } from '../modal/modal.css.ts';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tools.ts';

const { space } = vars;

/** From here up it floats over the page (access §9). */
export const wideFrom = from(960);

export const panel = style([
  modal,
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.menu,
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100dvb',
    // Not `hidden`: what is scrolled into view inside would move the whole content.
    overflow: 'clip',
    background: vars.color.surfaceRaised,
    paddingBlock: 'env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)',
    paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
    opacity: 0,
    transform: 'translateY(1rem)',
    '@media': {
      [wideFrom]: {
        inset: `auto ${space.l} ${space.l} auto`,
        inlineSize: '25rem',
        blockSize: 'min(42rem, 100dvb - 6rem)',
        padding: 0,
        borderRadius: vars.radius.l,
        boxShadow: vars.shadow.high,
      },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
      print: { display: 'none' },
    },
    selectors: {
      '&[open]': {
        display: 'flex',
        opacity: 1,
        transform: 'none',
        '@starting-style': { opacity: 0, transform: 'translateY(1rem)' },
      },
      [`[dir="rtl"] &`]: { '@media': { [wideFrom]: { inset: `auto auto ${space.l} ${space.l}` } } },
    },
  },
]);
