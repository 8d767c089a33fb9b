import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { modal } from '../modal/modal.css.ts';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tools.ts';

// A dialog is measured against the screen, so the screen is asked and no container.
const beyondPhones = from(600);
/** A phone lying on its side, or one with its keyboard open: there the words need the room that header and buttons would keep. */
const low = '(max-height: 30rem)';

const card = {
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvb - 2 * ${vars.space.m})`,
  borderRadius: vars.radius.l,
};

export const dialog = recipe({
  base: [
    modal,
    {
      position: 'fixed',
      inset: 0,
      margin: 'auto',
      flexDirection: 'column',
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.high,
      outline: 'none',
      // The dialog itself scrolls, under its header and buttons: so the keyboard scrolls it from any of its controls.
      overflowY: 'auto',
      opacity: 0,
      transform: 'translateY(0.75rem)',
      selectors: {
        '&[open]': { display: 'flex', opacity: 1, transform: 'none', '@starting-style': { opacity: 0, transform: 'translateY(0.75rem)' } },
      },
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
  ],
  variants: {
    width: { m: {}, l: {} },
    phones: {
      card,
      full: { inlineSize: '100%', blockSize: '100dvb', '@media': { [beyondPhones]: card } },
    },
  },
  compoundVariants: (['card', 'full'] as const).flatMap((phones) =>
    (['m', 'l'] as const).map((width) => {
      const inlineSize = `min(${width === 'm' ? vars.measure.dialog : vars.measure.dialogWide}, 100% - 2 * ${vars.space.m})`;
      return { variants: { phones, width }, style: phones === 'card' ? { inlineSize } : { '@media': { [beyondPhones]: { inlineSize } } } };
    }),
  ),
  defaultVariants: { width: 'm', phones: 'card' },
});

/** A hairline and a soft shadow at an edge behind which content lies; see `watchScrollEdges`. */
const edge = (attribute: 'data-above' | 'data-below') => ({
  transition: `box-shadow ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: { [`[${attribute}] > &`]: { boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.low}` } },
});
const edgeToEdge = { zIndex: vars.zIndex.raised, background: 'inherit', clipPath: `inset(-1rem 0)` };

export const header = style([
  edge('data-above'),
  {
    ...edgeToEdge,
    position: 'sticky',
    insetBlockStart: 0,
    alignItems: 'flex-start',
    padding: vars.space.l,
    paddingBlockStart: `max(${vars.space.l}, env(safe-area-inset-top))`,
    paddingBlockEnd: vars.space.s,
    '@media': { [low]: { position: 'static' } },
  },
]);
// The cross lines up with the first line of the title and with the edge of the text below.
export const close = style({ margin: '-0.5rem' });
export const body = style({
  flexGrow: 1,
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.xxs} ${vars.space.l}`,
  overflowWrap: 'anywhere',
});
export const actions = style([
  edge('data-below'),
  {
    ...edgeToEdge,
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
    paddingInline: vars.space.l,
    '@media': { [low]: { position: 'static' } },
  },
]);
// On phones the buttons share the line, or take one each.
globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [beyondPhones]: { flexGrow: 0 } } });

export type DialogVariants = NonNullable<RecipeVariants<typeof dialog>>;
