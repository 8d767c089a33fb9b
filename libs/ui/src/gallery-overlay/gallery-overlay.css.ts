import { style } from '@vanilla-extract/css';
import { modal } from '../modal/modal.css.ts';
import { vars } from '../theme/contract.css.ts';

export const overlay = style([
  modal,
  {
    position: 'fixed',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100dvb',
    // Photos stand in the dark, whatever the page's mode.
    colorScheme: 'dark',
    background: vars.color.surfaceSunken,
    color: vars.color.text,
    opacity: 0,
    selectors: {
      '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', opacity: 1, '@starting-style': { opacity: 0 } },
    },
  },
]);

export const header = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.m });
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: vars.weight.strong });
export const stage = style({ minBlockSize: 0, paddingInline: vars.space.m, paddingBlockEnd: vars.space.s });
export const slide = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', gap: vars.space.s, blockSize: '100%' });
export const content = style({ display: 'grid', placeItems: 'center', minBlockSize: 0, minInlineSize: 0 });
export const caption = style({
  maxInlineSize: vars.measure.prose,
  marginInline: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
});
