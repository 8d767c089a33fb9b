import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const prose = style({
  maxInlineSize: vars.measure.prose,
  fontSize: '1.125rem',
  lineHeight: vars.leading.relaxed,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  hangingPunctuation: 'first last',
  '@media': { print: { maxInlineSize: 'none', fontSize: 'inherit' } },
});

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(selector.replaceAll('&', prose), rule);

inside('& > * + *', { marginBlockStart: '1.1em' });
inside('& > :is(h2, h3, h4) + *', { marginBlockStart: '0.5em' });
inside('& :is(h2, h3, h4)', {
  marginBlockStart: '1.8em',
  fontFamily: vars.font.headline,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
inside('& > :first-child', { marginBlockStart: 0 });
inside('& h2', { fontSize: vars.size.xl });
inside('& :is(h3, h4)', { fontSize: vars.size.l });
inside('& :is(ul, ol)', { listStyle: 'revert', paddingInlineStart: '1.4em' });
inside('& li + li', { marginBlockStart: '0.35em' });
inside('& li > :is(ul, ol)', { marginBlockStart: '0.35em' });
inside('& li::marker', { color: vars.color.brandText });
inside('& blockquote', {
  paddingInlineStart: vars.space.l,
  borderInlineStart: `3px solid ${vars.color.brandLine}`,
  fontFamily: vars.font.headline,
  fontSize: vars.size.l,
  lineHeight: vars.leading.snug,
});
inside('& blockquote > * + *', { marginBlockStart: '0.6em' });
inside('& blockquote :is(footer, cite)', {
  display: 'block',
  marginBlockStart: '0.5em',
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.size.s,
  fontStyle: 'normal',
});
inside('& dt', { fontWeight: vars.weight.strong });
inside('& dd', { marginInlineStart: 0 });
inside('& dd + dt', { marginBlockStart: '0.6em' });
inside('& strong', { fontWeight: vars.weight.strong });
inside('& hr', { marginBlock: vars.space.xl, border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside('& :is(img, video)', { borderRadius: vars.radius.m });
inside('& :is(figure, table, pre, dl)', { marginBlock: '1.6em' });
inside('& figcaption', {
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
});
inside('& :is(code, pre)', { fontFamily: vars.font.mono, fontSize: '0.88em' });
inside('& pre', {
  padding: vars.space.m,
  overflowX: 'auto',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  hyphens: 'manual',
});
inside('& :not(pre) > code', { paddingInline: '0.25em', borderRadius: vars.radius.s, background: vars.color.neutralSoft });
inside('& mark', { background: vars.color.warningSoft, color: 'inherit' });
inside('& :is(sup, sub)', { lineHeight: '0' });
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
inside('& th', { fontWeight: vars.weight.strong, verticalAlign: 'bottom' });
// The names of columns are set apart by a stronger line; the name of a row has the line of its row.
inside('& :is(thead th, tr:not(:has(> td)) > th)', { borderBlockEndColor: vars.color.lineStrong });
inside('& caption', { paddingBlockEnd: vars.space.xs, color: vars.color.textMuted, fontSize: vars.size.s, textAlign: 'start' });
inside('& :is(h2, h3, h4)', { '@media': { print: { breakAfter: 'avoid' } } });
