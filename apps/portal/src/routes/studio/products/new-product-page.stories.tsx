import { someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { NewProductPage } from './new-product-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/NewProductPage',
  component: NewProductPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NewProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reward needs a name, in whichever language. */
export const Nameless: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Price in points' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Create reward' }));
    await expect(canvas.getAllByText('Please enter a name in at least one language.')).toHaveLength(2);
  },
};

export const Board = board<Story>(meta, { filled: {} });
