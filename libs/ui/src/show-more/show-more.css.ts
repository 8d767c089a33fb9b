import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const root = style({ position: 'relative', minInlineSize: 0 });

/** Cut at a height. `hidden` and not `clip`, so that what is focused or found further below scrolls into view, which opens it. */
export const heights = styleVariants({ 100: 100, 200: 200, 320: 320 }, (maxBlockSize) => ({
  maxBlockSize: `${maxBlockSize / 16}rem`,
  overflow: 'hidden',
  '@media': { print: { maxBlockSize: 'none' } },
}));

/**
 * The width of the button is in `--foyer-more`, in `--foyer-more-towards` where the line begins; the place at the end of the last line is
 * cut out of the text.
 */
const room = 'var(--foyer-more, 6rem)';
const lastLine = `linear-gradient(#000 0 0) top / 100% calc(100% - 1lh) no-repeat, linear-gradient(to var(--foyer-more-towards, left), transparent calc(${room} + 0.25rem), #000 calc(${room} + 2.5rem)) bottom / 100% 1lh no-repeat`;

export const cutLine = style({
  mask: lastLine,
  '@media': { print: { mask: 'none !important' } },
});

export const cutHeight = style({
  mask: 'linear-gradient(#000 calc(100% - 4.5rem), transparent calc(100% - 1.75rem))',
  '@media': { print: { mask: 'none !important' } },
});

export const button = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brandText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  // The words are one line high; what the finger may hit is not.
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((1lh - ${vars.target.size}) / 2)` },
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline' } }, print: { display: 'none' } },
});

// Above the text it shortens: its coming moves nothing.
const above = style({ position: 'absolute', insetBlockEnd: 0, maxInlineSize: '60%' });
export const place = {
  // Of the text's own size, to be on its line.
  line: style([above, { insetInlineEnd: 0, fontSize: 'inherit', lineHeight: 'inherit' }]),
  height: style([above, { insetInlineStart: 0, maxInlineSize: '100%' }]),
  open: style({ position: 'relative', marginBlockStart: vars.space.xs }),
};
export const face = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0 });
export const label = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
