import { defaultTheme } from '@foyer/theme';
import { assignVars, globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const layer = globalLayer('foyer-theme');

/** In a layer, a customer's theme and a host page's own `--foyer-*` win, whatever the order of the style sheets. */
const theme = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer]: rule } });

const { color, scales } = defaultTheme;
const light = { vars: assignVars(vars.color, color.light), colorScheme: 'light' };
const dark = { vars: assignVars(vars.color, color.dark), colorScheme: 'dark' };

const { color: _color, ...otherVars } = vars;
theme(':root, :host', { vars: assignVars(otherVars, scales) });

// `data-theme` may be on the page, on a host's root element, or on any part of a page. (`light-dark()` would say all this in one
// list, but builds for browsers without it resolve the colours at the root, where a part of the page can no longer choose.)
theme(':root, :host, [data-theme="light"]', light);
// Paper is white, whatever is chosen for screens.
theme('[data-theme="dark"], :host([data-theme="dark"])', { '@media': { screen: dark } });
theme(
  ':root:not([data-theme="light"], [data-theme="dark"]), :host(:not([data-theme="light"], [data-theme="dark"])), [data-theme="system"]',
  { '@media': { 'screen and (prefers-color-scheme: dark)': dark } },
);
// Text that inherits its colour, in a part of the page with a mode of its own.
theme('[data-theme]', { color: vars.color.text });
