import { defaultTheme, deriveTheme, type Theme } from '@foyer/theme';
import { sampleThemes } from '@foyer/theme/samples';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import { useGlobals } from '../docs/use-globals.ts';

const derive = (brand: string): Theme =>
  Object.hasOwn(sampleThemes, brand) ? deriveTheme(sampleThemes[brand as keyof typeof sampleThemes].seed) : defaultTheme;

/** The tokens of the customer and mode that the toolbar chooses. */
export function useBrandTheme() {
  const { brand, theme: mode } = useGlobals(useContext(DocsContext));
  const derived = useMemo(() => derive(brand), [brand]);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return { brand, theme: derived, colors: derived.color[mode === 'system' ? system : mode], scales: derived.scales };
}
