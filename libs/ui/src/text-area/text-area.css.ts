import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const area = style({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: '5.5rem',
  maxBlockSize: '24rem',
  resize: 'vertical',
  lineHeight: vars.leading.normal,
} as Parameters<typeof style>[0]);
