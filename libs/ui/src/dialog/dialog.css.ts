import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { modal } from '../modal/modal.css.ts';
import { vars } from '../theme/contract.css.ts';

export const dialog = recipe({
  base: [
    modal,
    {
      position: 'fixed',
      inset: 0,
      margin: 'auto',
      flexDirection: 'column',
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvb - 2 * ${vars.space.m})`,
      borderRadius: vars.radius.l,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.high,
      // The dialog itself scrolls, under its header and buttons: so the keyboard scrolls it from any of its controls.
      overflowY: 'auto',
      opacity: 0,
      transform: 'translateY(0.75rem)',
      selectors: {
        '&[open]': { display: 'flex', opacity: 1, transform: 'none', '@starting-style': { opacity: 0, transform: 'translateY(0.75rem)' } },
      },
    },
  ],
  variants: {
    width: {
      m: { inlineSize: `min(${vars.measure.dialog}, 100% - 2 * ${vars.space.m})` },
      l: { inlineSize: `min(${vars.measure.dialogWide}, 100% - 2 * ${vars.space.m})` },
    },
  },
  defaultVariants: { width: 'm' },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  alignItems: 'flex-start',
  padding: vars.space.l,
  paddingBlockEnd: vars.space.xs,
  background: 'inherit',
});
// The cross lines up with the first line of the title and with the edge of the text below.
export const close = style({ margin: '-0.5rem' });
export const body = style({ paddingInline: vars.space.l, paddingBlock: `${vars.space.xs} ${vars.space.l}` });
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  background: 'inherit',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export type DialogVariants = NonNullable<RecipeVariants<typeof dialog>>;
