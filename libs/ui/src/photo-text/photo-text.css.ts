import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { linkArea } from '../card/card.css.ts';
import { gutter } from '../container/container.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover, motionAllowed, rightToLeft } from '../theme/tools.ts';
import { shadePercent } from './shade.ts';

const shade = createVar();
const ink = createVar();

const shape = (aspectRatio: string) => ({ aspectRatio });

const inks = {
  light: {
    background: vars.color.stage,
    vars: { [ink]: vars.color.onPhoto, [shade]: `color-mix(in oklab, ${vars.color.stage} ${shadePercent}%, transparent)` },
  },
  brand: { background: vars.color.brandSoft, vars: { [ink]: vars.color.brandText, [shade]: 'transparent' } },
  dark: {
    background: vars.color.onPhoto,
    vars: { [ink]: vars.color.stage, [shade]: `color-mix(in oklab, ${vars.color.onPhoto} ${shadePercent}%, transparent)` },
  },
};
const turned = (colors: (typeof inks)[keyof typeof inks]) => ({ selectors: { [rightToLeft]: colors } });

const root = style({});

export const photoText = recipe({
  base: [
    root,
    {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      isolation: 'isolate',
      // Not `hidden`: that would keep the box from growing with the text.
      overflow: 'clip',
      selectors: { [`&:has(${linkArea}:focus-visible)`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
      breakInside: 'avoid',
    },
  ],
  variants: {
    /** The box grows where the text needs more room than the photo has. */
    ratio: { '1:1': shape('1'), '4:3': shape('4 / 3'), '3:2': shape('3 / 2'), '16:9': shape('16 / 9'), '21:9': shape('21 / 9') },
    rounded: { none: {}, m: { borderRadius: vars.radius.m }, l: { borderRadius: vars.radius.l } },
    // Together with the words' own: text that fills the box keeps as far from this edge as from the others.
    place: { start: { alignItems: 'start', paddingBlockEnd: vars.space.m }, end: { alignItems: 'end', paddingBlockStart: vars.space.m } },
    // The ground is that of the photo that is still to come, or never does.
    ink: inks,
    /** Where text begins on the other side of the photo, and the photo is another there. */
    inkRightToLeft: { light: turned(inks.light), dark: turned(inks.dark) },
  },
  defaultVariants: { ratio: '16:9', rounded: 'l', place: 'end' },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  background: 'transparent',
  color: vars.color.onPhoto,
  '@media': {
    [motionAllowed]: { transition: `transform ${vars.duration.slow} ${vars.easing.standard}` },
    [`${canHover} and ${motionAllowed}`]: { selectors: { [`${root}:has(${linkArea}):hover &`]: { transform: 'scale(1.025)' } } },
  },
});

// Where a photo fails the words are alone on the background: its sign would be behind them.
globalStyle(`${picture} > span`, { display: 'none' });

/** Behind the text its shade is whole; it fades out beside it, so that the photo keeps its calm. */
const fade = '4rem';
/** Where the content of a page begins, which a photo from edge to edge goes past. */
const pageInset = `max(${gutter}, (100cqi - ${vars.measure.page}) / 2)`;

export const words = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    background: shade,
    color: ink,
    overflowWrap: 'anywhere',
    '@media': {
      '(forced-colors: active)': { background: 'Canvas', '::before': { display: 'none' } },
    },
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      blockSize: fade,
      background: shade,
      pointerEvents: 'none',
    },
  },
  variants: {
    inset: {
      card: { paddingInline: vars.space.l },
      page: { paddingInlineStart: pageInset, paddingInlineEnd: vars.space.l },
    },
    place: {
      start: {
        paddingBlock: `${vars.space.l} ${vars.space.xs}`,
        '::before': { insetBlockStart: '100%', maskImage: 'linear-gradient(black, transparent)' },
      },
      end: {
        paddingBlock: `${vars.space.xs} ${vars.space.l}`,
        '::before': { insetBlockEnd: '100%', maskImage: 'linear-gradient(transparent, black)' },
      },
    },
  },
});

export type PhotoTextVariants = NonNullable<RecipeVariants<typeof photoText>>;
