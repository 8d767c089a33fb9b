import { style } from '@vanilla-extract/css';
import { drawing, input } from '../choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';

export const box = style([input, { borderRadius: vars.radius.s }]);

const mark = style([drawing, { strokeWidth: 3.25, selectors: { '&&': { inlineSize: '1rem', blockSize: '1rem' } } }]);
const shown = { opacity: 1, transform: 'none' };

export const tick = style([mark, { selectors: { 'input:checked:not(:indeterminate) ~ &': shown } }]);
export const dash = style([mark, { selectors: { 'input:indeterminate ~ &': shown } }]);
