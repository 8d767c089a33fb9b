import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const sortableList = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' },
  variants: { gap: { s: { gap: vars.space.s }, m: { gap: vars.space.m } } },
  defaultVariants: { gap: 's' },
});

/** A line shows where a row will be put; the one that is dragged lies above the others. */
export const row = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-dragged]': { zIndex: 1, borderRadius: vars.radius.m, boxShadow: vars.shadow.high },
    '&[data-drop]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      blockSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.brand,
    },
    '&[data-drop="before"]::before': { insetBlockStart: `calc(${vars.space.xs} * -1)` },
    '&[data-drop="after"]::before': { insetBlockEnd: `calc(${vars.space.xs} * -1)` },
  },
});

/** A drag begins at once and scrolls nothing. */
export const handle = style({ display: 'inline-flex', touchAction: 'none', cursor: 'grab' });

export type SortableListVariants = NonNullable<RecipeVariants<typeof sortableList>>;
