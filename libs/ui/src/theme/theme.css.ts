import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { colors, type Colors } from './palette.ts';
import { scales } from './scales.ts';

// `light-dark()` follows the `color-scheme` of the element that uses the colour. So each token is written once, and any
// subtree, shadow root or single component changes mode by its `color-scheme` alone.
const both = Object.fromEntries(
  (Object.keys(colors.light) as (keyof Colors)[]).map((name) => [
    name,
    colors.light[name] === colors.dark[name] ? colors.light[name] : `light-dark(${colors.light[name]}, ${colors.dark[name]})`,
  ]),
) as unknown as Colors;

globalStyle(':root, :host', {
  vars: assignVars(vars, { color: both, ...scales }),
  colorScheme: 'light dark',
});

globalStyle('[data-theme="system"], :host([data-theme="system"])', { colorScheme: 'light dark' });
globalStyle('[data-theme="light"], :host([data-theme="light"])', { colorScheme: 'light' });
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', { colorScheme: 'dark' });
