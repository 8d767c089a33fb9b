import { aBrokenImage, aShopModule, longGermanText, shopCalls, someProducts } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { ShopModule } from './shop.tsx';

// The cart and its states are the widget's stories.
const meta = {
  title: 'Modules/Shop',
  component: ShopModule,
  args: { module: aShopModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ShopModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Prämien' })).toBeVisible();
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(7);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...shopCalls({ products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No rewards at the moment' })).toBeVisible();
  },
};

/** Where pictures fail the tiles keep their shape. */
export const PicturesFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...shopCalls({ products: someProducts().map((product) => ({ ...product, image: aBrokenImage() })) })),
  play: async ({ canvas, canvasElement }) => {
    const tops = () => canvas.getAllByRole('heading', { level: 3 }).map((heading) => Math.round(heading.getBoundingClientRect().top));
    await canvas.findAllByRole('heading', { level: 3 });
    const before = tops();
    // Those further down are loaded when they come into view.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(0));
    await expect(tops()).toEqual(before);
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: { module: aShopModule({ title: 'المكافآت' }) },
      beforeEach: ({ msw }) => msw.use(...shopCalls({ products: someProducts(7, 'ar') })),
    },
    long: {
      args: { module: aShopModule({ title: longGermanText.title }) },
      play: async ({ canvas }) => {
        await canvas.findAllByRole('heading', { level: 3 });
      },
    },
  },
  { states: 'shop' },
);
