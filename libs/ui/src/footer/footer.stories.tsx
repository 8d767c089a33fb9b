import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { Footer } from './footer.tsx';

const meta = {
  title: 'UI/Shell/Footer',
  tags: ['stable'],
  component: Footer,
  args: {
    owner: 'Aurelia Hotels',
    linksLabel: 'Rechtliches',
    links: [
      { href: '/de_DE/imprint', children: 'Impressum' },
      { href: '/de_DE/privacy', children: 'Datenschutz' },
      { href: '/de_DE/terms', children: 'Nutzungsbedingungen' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Impressum' })).toHaveFocus();
    await expect(canvas.getByRole('navigation', { name: 'Rechtliches' })).toBeVisible();
  },
};

export const WithoutLinks: Story = { args: { links: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Board = board<Story>(meta, {
  rightToLeft: { args: { owner: 'فنادق أوريليا', linksLabel: 'قانوني', links: [{ href: '/', children: 'بيانات النشر' }] } },
  long: { args: { owner: words.long, links: [{ href: '/', children: words.long }] } },
  endless: { args: { owner: words.endless, links: [{ href: '/', children: words.endless }] } },
});
