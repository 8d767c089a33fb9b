import { contrastPairs, defaultSeed, defaultTheme, deriveTheme, fontPairs } from '@foyer/theme';
import { sampleThemes } from '@foyer/theme/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { overflowing } from '../samples/samples.ts';
import { adoptFonts } from './adopt-fonts.ts';
import { ContrastList } from './playground/contrast-list.tsx';
import { Playground } from './playground/playground.tsx';
import * as styles from './playground/playground.css.ts';
import { ThemedSamples } from './playground/themed-samples.tsx';

const meta = { title: 'UI/Foundations/Theme', component: Playground } satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair of Foyer's own palette that must be distinguishable, with its contrast. */
const palette = (mode: 'light' | 'dark'): Story => ({
  render: () => (
    <div className={styles.page}>
      <section data-theme={mode} className={styles.mode} aria-label={mode}>
        <ContrastList theme={defaultTheme} mode={mode} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(contrastPairs.length);
  },
});

export const Palette: Story = palette('light');

export const PaletteDark: Story = palette('dark');

const brandOf = (element: Element) => getComputedStyle(element).getPropertyValue('--foyer-color-brand');

/** Type a colour, and the theme that comes of it appears in both modes; or why none does. */
export const TryABrandColor: Story = {
  args: { initial: sampleThemes.solara.seed.brandColor },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand colour' });
    const light = () => canvas.getByRole('region', { name: /light$/ });
    const dark = () => canvas.getByRole('region', { name: /dark$/ });
    const { color } = deriveTheme(sampleThemes.solara.seed);
    await expect([brandOf(light()), brandOf(dark())]).toEqual([color.light.brand, color.dark.brand]);

    await userEvent.clear(field);
    await userEvent.type(field, '#fff');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('It can hardly be told from white paper.');
    await expect(canvas.queryByRole('region')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Use #636363' }));
    await expect(field).toHaveValue('#636363');
    await expect(brandOf(light())).toMatch(/^oklch\(0\.\d+ 0 /);
    await expect(within(light()).getByRole('button', { name: 'Speichern' })).toBeVisible();
  },
};

/** Nothing is near to what is no colour: the default one is offered. */
export const Nonsense: Story = {
  args: { initial: 'blümerant' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: `Use ${defaultSeed.brandColor}` }));
    await expect(field).toBeValid();
  },
};

const shared = { cornerStyle: 'soft', fontPair: 'humanist' } as const;

/** Colours that ask for something: light ones, a red beside the red of danger, greens beside success, ink. */
export const AwkwardColors: Story = {
  render: () => (
    <div className={styles.page}>
      {['#ffd400', '#c8102e', '#0000a0', '#2b2b2b'].map((brandColor) => (
        <ThemedSamples key={brandColor} seed={{ brandColor, ...shared }} figures={false} />
      ))}
    </div>
  ),
};

/** Three customers. */
export const Customers: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.values(sampleThemes).map(({ label, seed }) => (
        <ThemedSamples key={label} seed={seed} figures={false} />
      ))}
    </div>
  ),
  beforeEach: async () => {
    const takeBack = await Promise.all(fontPairs.map(adoptFonts));
    return () => takeBack.forEach((each) => each());
  },
};

/** The toolbar's customer is the look of the page itself, in both modes. */
const lookOf = (brand: keyof typeof sampleThemes, mode: 'light' | 'dark'): Story => ({
  args: { initial: sampleThemes[brand].seed.brandColor },
  globals: { brand, theme: mode },
  play: async ({ canvasElement }) => {
    await expect(brandOf(canvasElement)).toBe(deriveTheme(sampleThemes[brand].seed).color[mode].brand);
  },
});

export const OfACustomer: Story = lookOf('solara', 'light');

export const OfAnotherCustomerDark: Story = lookOf('nook', 'dark');

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
