import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const tasks = style({ fontWeight: vars.weight.medium });

export const name = style({ color: vars.color.textMuted });
