import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const prose = style({
  maxInlineSize: vars.measure.prose,
  fontSize: '1.125rem',
  lineHeight: vars.leading.relaxed,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textWrap: 'pretty',
  hangingPunctuation: 'first last',
  '@media': { print: { maxInlineSize: 'none', fontSize: 'inherit' } },
});

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(selector.replaceAll('&', prose), rule);

inside('& > * + *', { marginBlockStart: '1.1em' });
inside('& > :is(h2, h3, h4) + *', { marginBlockStart: '0.5em' });
inside('& :is(h2, h3, h4)', {
  marginBlockStart: '1.8em',
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
inside('& > :first-child', { marginBlockStart: 0 });
inside('& h2', { fontSize: vars.size.xl });
inside('& :is(h3, h4)', { fontSize: vars.size.l });
inside('& :is(ul, ol)', { listStyle: 'revert', paddingInlineStart: '1.4em' });
inside('& li + li', { marginBlockStart: '0.35em' });
inside('& li::marker', { color: vars.color.brandText });
inside('& blockquote', {
  paddingInlineStart: vars.space.l,
  borderInlineStart: `3px solid ${vars.color.brandLine}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.l,
  lineHeight: vars.leading.snug,
});
inside('& strong', { fontWeight: vars.weight.strong });
inside('& hr', { marginBlock: vars.space.xl, border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside('& :is(img, video)', { borderRadius: vars.radius.m });
inside('& figcaption', {
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
});
inside('& :is(code, pre)', { fontFamily: vars.font.mono, fontSize: '0.88em' });
inside('& table', {
  display: 'block',
  maxInlineSize: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontSize: vars.size.m,
  hyphens: 'manual',
});
inside('& :is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
