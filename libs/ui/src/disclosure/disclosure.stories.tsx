import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../samples/samples.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  parameters: { layout: 'padded' },
  component: Disclosure,
  args: { summary: 'Öffnungszeiten', children: words.text },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words.text)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Öffnungszeiten'));
    await expect(canvas.getByText(words.text)).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };

export const LongGerman: Story = { args: { summary: words.long.repeat(3), open: true } };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { summary: words.arabicTitle, children: words.arabicText, open: true },
  globals: { locale: 'ar' },
};
