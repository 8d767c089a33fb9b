import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

// The rules that react-easy-crop would put into a style element, which the security policy refuses; centred without left and right.

export const container = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
});

/** As large as the stage allows, small pictures too: the library alone would show them in their own few pixels. */
export const picture = recipe({
  base: { position: 'absolute', inset: 0, margin: 'auto', maxInlineSize: 'none', willChange: 'transform' },
  variants: {
    shape: { wide: { inlineSize: '100%', blockSize: 'auto' }, tall: { inlineSize: 'auto', blockSize: '100%' } },
  },
});

const hairline = `1px solid color-mix(in oklab, ${vars.color.onPhoto} 50%, transparent)`;

export const area = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    border: hairline,
    // What is cut off stays to be seen, in the shade.
    boxShadow: `0 0 0 9999em color-mix(in oklab, ${vars.color.stage} 62%, transparent)`,
    overflow: 'hidden',
    ':focus-visible': { outline: `3px solid ${vars.color.onPhoto}`, outlineOffset: '-3px' },
    // A third each: people place things at the lines.
    '::before': { content: '', position: 'absolute', insetBlock: 0, insetInline: '33.33%', borderInline: hairline },
    '::after': { content: '', position: 'absolute', insetBlock: '33.33%', insetInline: 0, borderBlock: hairline },
  },
  variants: { mask: { rect: {}, round: { borderRadius: '50%' } } },
});
