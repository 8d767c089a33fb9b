import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { colors } from './palette.ts';
import { scales } from './scales.ts';

const light = { vars: assignVars(vars.color, colors.light), colorScheme: 'light' };
const dark = { vars: assignVars(vars.color, colors.dark), colorScheme: 'dark' };

const { color: _color, ...otherVars } = vars;
globalStyle(':root, :host', { vars: assignVars(otherVars, scales) });

// `data-theme` may stand on the page, on a host's root element, or on any part of a page. (`light-dark()` would say all this in one
// list, but builds for browsers without it resolve the colours at the root, where a part of the page can no longer choose.)
globalStyle(':root, :host, [data-theme="light"]', light);
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', dark);
globalStyle(
  ':root:not([data-theme="light"], [data-theme="dark"]), :host(:not([data-theme="light"], [data-theme="dark"])), [data-theme="system"]',
  { '@media': { '(prefers-color-scheme: dark)': dark } },
);
// Text that inherits its colour, in a part of the page with a mode of its own.
globalStyle('[data-theme]', { color: vars.color.text });
