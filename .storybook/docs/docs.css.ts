import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

/**
 * Out of sight, where what comes moves nothing that is seen. Neither `visibility`, for what is hidden so cannot have the focus and
 * controls complain, nor `opacity`, for browsers count what moves under it.
 */
export const unsettled = style({ transform: 'translateX(-200vw)' });
export const settled = style({});
/** The place of a story that is still to come. */
export const later = style({ minBlockSize: '12rem' });

/** Every such element of the text of a page, and none of what stories and blocks show. */
const inText = (tags: string) =>
  tags
    .split(' ')
    .map((tag) => `#storybook-docs .sbdocs-content ${tag}:not(.sb-unstyled ${tag}, .sb-story ${tag}, .sbdocs-preview ${tag})`)
    .join(', ');
/** Ahead of Storybook's own rules, which are made at run time and come after ours. */
const text = (tags: string, rule: GlobalStyleRule) => globalStyle(inText(tags), rule);
const part = (selector: string, rule: GlobalStyleRule) => globalStyle(`#storybook-docs ${selector}`, rule);

const headline = {
  fontFamily: vars.font.headline,
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.008em',
  lineHeight: vars.leading.tight,
  color: vars.color.text,
  border: 0,
  padding: 0,
  textWrap: 'balance',
} as const;

part('.sbdocs-wrapper', { padding: vars.space.l, background: vars.color.canvas, color: vars.color.text, justifyContent: 'start' });
part('.sbdocs-content', { maxWidth: '58rem', fontFamily: vars.font.text, fontSize: vars.size.m, color: vars.color.text });
globalStyle('#storybook-docs .sbdocs-wrapper', {
  '@media': { [from(768)]: { padding: `${vars.space.xxl} ${vars.space.xxl} ${vars.space.xxxl}` } },
});

text('h1', { ...headline, fontSize: vars.size.display, margin: `0 0 ${vars.space.m}` });
text('h2', { ...headline, fontSize: vars.size.xxl, margin: `${vars.space.xxl} 0 ${vars.space.m}` });
text('h3', { ...headline, fontSize: vars.size.xl, margin: `${vars.space.xl} 0 ${vars.space.s}` });
text('h4', { fontFamily: vars.font.text, fontSize: vars.size.m, fontWeight: vars.weight.strong, color: vars.color.text });
text('p li', { fontFamily: vars.font.text, fontSize: vars.size.m, lineHeight: vars.leading.relaxed, color: vars.color.text });
text('p ul ol blockquote', { maxWidth: vars.measure.prose });
text('p', { margin: `0 0 ${vars.space.m}` });
text('ul ol', { margin: `0 0 ${vars.space.m}`, paddingInlineStart: vars.space.l });
text('li', { margin: `0 0 ${vars.space.xs}` });
text('a', { color: vars.color.brandText, textDecorationLine: 'underline', textUnderlineOffset: '0.18em' });
text('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}`, margin: `${vars.space.xxl} 0` });
text('blockquote', {
  margin: `0 0 ${vars.space.m}`,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.brandLine}`,
});

text('table', { inlineSize: '100%', margin: `0 0 ${vars.space.l}`, borderCollapse: 'collapse', fontSize: vars.size.s });
text('tr', { background: 'transparent', border: 0 });
const cell = { border: 0, background: 'transparent', padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xs} 0` } as const;
text('th', {
  ...cell,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
text('td', {
  ...cell,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

// Names are not broken and a long default, such as an address of a picture, has a line: on phones the table scrolls, and the page does not.
part(':has(> .docblock-argstable)', { overflowX: 'auto' });
part('.docblock-argstable td', { overflowWrap: 'anywhere', minInlineSize: '10rem' });
part('.docblock-argstable td:first-child', { whiteSpace: 'nowrap', minInlineSize: 0 });

part('.sbdocs-preview', { borderColor: vars.color.line, borderRadius: vars.radius.l, boxShadow: 'none' });
// The ground of a story fills its frame and has its margins itself.
part('.sbdocs-preview .docs-story', { padding: 0 });
part('.sbdocs-preview .innerZoomElementWrapper > *', { border: '0 !important' });

part('.sbdocs-content :is(p, li, td) code', {
  margin: 0,
  padding: '0.1em 0.35em',
  border: 0,
  borderRadius: vars.radius.s,
  background: vars.color.neutralSoft,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.85em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
