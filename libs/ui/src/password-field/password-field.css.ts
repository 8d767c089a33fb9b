import { style } from '@vanilla-extract/css';

// Edge brings a reveal button of its own.
export const input = style({ selectors: { '&::-ms-reveal': { display: 'none' } } });
