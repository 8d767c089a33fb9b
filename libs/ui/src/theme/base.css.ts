import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const layer = globalLayer('foyer-base');

/** In a layer, every component's own rule wins, whatever the order of the style sheets. */
const base = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0 });

base(':root, :host', {
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: vars.leading.normal,
  color: vars.color.text,
  accentColor: vars.color.brand,
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  fontSynthesis: 'style',
  textRendering: 'optimizeLegibility',
  // Long words break by the rules of the nearest `lang`, short ones not at all.
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
});
// No language is known of a text whose direction its letters decide; another one's rules would break it wrongly. Addresses and code have none.
base('[dir="auto"]:not([lang]), [href^="mailto:"], code, pre, kbd', { hyphens: 'manual' });
// Set on the root only, so that `rem` stays the reader's own size.
base(':root', {
  fontSize: '100%',
  scrollbarGutter: 'stable',
  background: vars.color.canvas,
  interpolateSize: 'allow-keywords',
} as GlobalStyleRule);
base('body', {
  background: vars.color.canvas,
  fontSize: vars.size.m,
  minBlockSize: '100dvb',
  overflowWrap: 'break-word',
});
// Only where the finger would scroll the page behind a dialog. A mouse has a scroll bar, whose place the backdrop cannot cover.
globalStyle(':root:has(dialog:modal)', { '@media': { '(hover: none)': { overflow: 'hidden' } } });

base('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
// An icon that points to its drawing (a document that a server has written holds each once) is drawn as one that holds it.
base('use', { fill: 'none', stroke: 'currentColor', strokeWidth: '1.75', strokeLinecap: 'round', strokeLinejoin: 'round' });
base('img, video', { blockSize: 'auto' });
base('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('button, summary, label, select', { touchAction: 'manipulation' });
base('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
base('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
base('a', { color: vars.color.brandText, textUnderlineOffset: '0.18em' });
base('summary', { cursor: 'pointer' });
base('[hidden]', { display: 'none !important' });

base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// An entry of a list that takes the focus is as large as its card, whose corners the ring follows.
base('li:focus-visible', { borderRadius: vars.radius.l });
base('::selection', { background: vars.color.brandSoftHover, color: vars.color.text });
base('::placeholder', { color: vars.color.textMuted, opacity: 1 });

globalStyle('*, *::before, *::after, ::backdrop', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // None at all: a transition of 1 ms would still begin with a frame of what it comes from.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

globalStyle(':root', { '@media': { print: { background: 'none', fontSize: '10pt' } } });
globalStyle('a[href^="http"]::after', {
  '@media': { print: { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' } },
});
globalStyle('img, figure, article > section', { '@media': { print: { breakInside: 'avoid' } } });
