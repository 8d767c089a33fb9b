import { style } from '@vanilla-extract/css';
import { rightToLeft } from '../theme/tools.ts';

export const icon = style({ flexShrink: 0, inlineSize: '1.25em', blockSize: '1.25em', display: 'inline-block', verticalAlign: '-0.25em' });

/** For arrows and the like, which point the other way where text runs from right to left. */
export const directional = style({ selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } });
