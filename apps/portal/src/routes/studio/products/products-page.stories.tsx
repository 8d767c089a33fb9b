import { listStudioProducts, placeStudioProductFails, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { ProductsPage } from './products-page.tsx';

const meta = {
  title: 'Portal/ProductsPage',
  component: ProductsPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: { getAllByRole: (role: 'heading', options: { level: number }) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Every state, and a long name. With the keyboard one is moved, and stays there. */
export const Rewards: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Rewards in the order of the shop' });
    await expect(within(list).getByText('Planned')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /Wellness-Wochenende/ });
    first!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(names(canvas).slice(0, 2)).toEqual(['Skipass', 'Wellness-Wochenende']));
  },
};

/** A move that cannot be stored is taken back, and said. */
export const NotMoved: Story = {
  beforeEach: ({ msw }) => msw.use(placeStudioProductFails),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /Wellness-Wochenende/ });
    first!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(names(canvas)[0]).toBe('Wellness-Wochenende'));
  },
};

export const NoReward: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioProducts([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reward here')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
