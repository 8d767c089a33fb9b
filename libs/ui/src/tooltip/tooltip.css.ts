import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const tooltip = style({
  maxInlineSize: `min(18rem, 100vw - 2 * ${vars.space.s})`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  // Seen where a system's own colours leave no ground.
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  background: vars.color.text,
  boxShadow: vars.shadow.low,
  color: vars.color.surface,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.duration.quick} ${vars.easing.enter}, transform ${vars.duration.quick} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'scale(0.96)' },
  },
  '@media': { print: { display: 'none' } },
});
