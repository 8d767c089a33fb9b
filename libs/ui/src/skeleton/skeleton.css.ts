import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { motionAllowed } from '../theme/tools.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const bone = style({
  background: vars.color.skeleton,
  borderRadius: vars.radius.s,
  '@media': { [motionAllowed]: { animation: `${breathe} 1.8s ease-in-out infinite` }, '(forced-colors: active)': { border: '1px solid' } },
});

export const lines = style({ display: 'grid', gap: '0.55em', paddingBlock: '0.25em' });
export const line = style([bone, { blockSize: '0.75em', selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } } }]);
export const sizes = styleVariants({ s: vars.size.s, m: vars.size.m, l: vars.size.l, title: vars.size.xxxl }, (fontSize) => ({ fontSize }));
export const image = styleVariants({ '1:1': '1', '4:3': '4 / 3', '3:2': '3 / 2', '16:9': '16 / 9', '21:9': '21 / 9' }, (aspectRatio) => [
  bone,
  { inlineSize: '100%', aspectRatio, borderRadius: vars.radius.m },
]);
export const block = styleVariants({ s: '2.75rem', m: '6rem', l: '12rem' }, (blockSize) => [
  bone,
  { inlineSize: '100%', blockSize, borderRadius: vars.radius.m },
]);
export const circle = styleVariants({ s: '2.5rem', m: '4.5rem', l: '7rem' }, (size) => [
  bone,
  { inlineSize: size, blockSize: size, flexShrink: 0, borderRadius: '50%' },
]);
