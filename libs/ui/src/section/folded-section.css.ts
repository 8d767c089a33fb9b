import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/tools.ts';

/** From here on nothing folds. Where styles cannot open a closed `details`, it folds at every width. */
const wide = (rule: object) => ({ '@supports': { 'selector(::details-content)': { '@container': { [from(560)]: rule } } } });

export const place = style({ containerType: 'inline-size', minInlineSize: 0 });

export const details = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  ...wide({
    border: 'none',
    background: 'none',
    selectors: { '&::details-content': { display: 'block', blockSize: 'auto', contentVisibility: 'visible' } },
  }),
  '@media': { print: { selectors: { '&::details-content': { display: 'block', blockSize: 'auto', contentVisibility: 'visible' } } } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.l,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { ':hover': { color: vars.color.brandText } } },
  ...wide({ display: 'none' }),
});

export const content = style({ padding: vars.space.m, paddingBlockStart: vars.space.xs, ...wide({ padding: 0 }) });

/** The line has the title already. */
export const title = style({ display: 'none', ...wide({ display: 'block' }) });

export const chevron = style({
  flexShrink: 0,
  display: 'grid',
  opacity: 0.75,
  transition: `transform ${vars.duration.steady} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(0.5turn)' } },
  '@media': { print: { display: 'none' } },
});
