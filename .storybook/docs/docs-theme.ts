import { defaultTheme } from '@foyer/theme';
import { formatHex } from 'culori';
import { create } from 'storybook/theming/create';

/** Storybook counts with colours itself and knows no OKLCH. */
const hex = (color: string) => formatHex(color) ?? color;

/** Foyer's colours and faces for Storybook's own pages and frame. */
export function storybookTheme(mode: 'light' | 'dark', brand: { brandTitle?: string; brandUrl?: string } = {}) {
  const color = defaultTheme.color[mode];
  const { font } = defaultTheme.scales;
  return create({
    base: mode,
    ...brand,
    colorPrimary: hex(color.brand),
    colorSecondary: hex(color.brandText),
    appBg: hex(color.canvas),
    appContentBg: hex(color.surface),
    appPreviewBg: hex(color.canvas),
    appHoverBg: hex(color.brandSoft),
    appBorderColor: hex(color.line),
    appBorderRadius: 10,
    fontBase: font.text,
    fontCode: font.mono,
    textColor: hex(color.text),
    textInverseColor: hex(color.surface),
    textMutedColor: hex(color.textMuted),
    barTextColor: hex(color.textMuted),
    barHoverColor: hex(color.brandText),
    barSelectedColor: hex(color.brandText),
    barBg: hex(color.surface),
    buttonBg: hex(color.surfaceRaised),
    buttonBorder: hex(color.line),
    booleanBg: hex(color.surfaceSunken),
    booleanSelectedBg: hex(color.surface),
    inputBg: hex(color.surface),
    inputBorder: hex(color.lineStrong),
    inputTextColor: hex(color.text),
    inputBorderRadius: 8,
  });
}
