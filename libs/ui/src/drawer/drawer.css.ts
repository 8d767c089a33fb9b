import { createVar, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { modal } from '../modal/modal.css.ts';
import { vars } from '../theme/contract.css.ts';
import { rightToLeft } from '../theme/tools.ts';

const away = createVar();

export const drawer = recipe({
  base: [
    modal,
    {
      position: 'fixed',
      insetBlock: 0,
      flexDirection: 'column',
      inlineSize: 'min(22rem, 88vw)',
      blockSize: '100dvb',
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.high,
      overflow: 'hidden',
      // A finger that moves sideways pushes the sheet out; up and down it scrolls.
      touchAction: 'pan-y',
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
      transform: `translateX(${away})`,
      selectors: {
        '&[open]': { display: 'flex', transform: 'none', '@starting-style': { transform: `translateX(${away})` } },
      },
    },
  ],
  variants: {
    side: {
      start: { insetInline: '0 auto', vars: { [away]: '-100%' }, selectors: { [rightToLeft]: { vars: { [away]: '100%' } } } },
      end: { insetInline: 'auto 0', vars: { [away]: '100%' }, selectors: { [rightToLeft]: { vars: { [away]: '-100%' } } } },
    },
  },
  defaultVariants: { side: 'start' },
});

export const header = style({
  // It gives way to nothing: a title of several lines would leave by the top of the screen.
  flexShrink: 0,
  padding: vars.space.s,
  paddingBlockStart: `max(${vars.space.s}, env(safe-area-inset-top))`,
  paddingInlineStart: vars.space.l,
  minBlockSize: '4rem',
});
export const body = style({
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.l,
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  touchAction: 'pan-y',
});

export type DrawerVariants = NonNullable<RecipeVariants<typeof drawer>>;
