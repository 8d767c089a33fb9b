import {
  aCartItem,
  addCartItemFails,
  aProduct,
  getCartFails,
  listProductsFails,
  longGermanText,
  removeCartItemFails,
  setCartItemFails,
  shopCalls,
  someProducts,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { Shop } from './shop.tsx';

const meta = {
  title: 'Widgets/Shop',
  tags: ['stable'],
  component: Shop,
  args: { limit: 12 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const dialog = async ({ canvas }: Pick<Play, 'canvas'>) => within(await canvas.findByRole('dialog'));
/** Also when the dialog is still on its way in. */
const seen = async (found: Promise<HTMLElement>) => waitFor(async () => expect(await found).toBeVisible());
const openCart: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('heading');
  await userEvent.click(canvas.getByRole('button', { name: /^(Cart|Warenkorb|السلة)/ }));
};

/** Choosing adds one and opens the cart; the badges follow. */
export const Filled: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
    await expect(await canvas.findByText('You have 3,000 points')).toBeVisible();
    const choose = canvas.getByRole('button', { name: 'Choose Frühstück zu zweit' });
    await step('Choosing adds one and opens the cart', async () => {
      await userEvent.click(choose);
      const cart = await dialog({ canvas });
      await expect(await cart.findByRole('textbox', { name: 'Number of “Frühstück zu zweit”' })).toHaveValue('1');
      await expect(cart.getByText('2,650 points')).toBeVisible();
    });
    await step('The focus goes back to where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(choose).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Cart, one reward' })).toBeVisible();
      await expect(canvas.getByText('1 in the cart')).toBeVisible();
    });
  },
};

/** Changing numbers, taking out, and the sum after each. */
export const Cart: Story = {
  beforeEach: ({ msw }) => msw.use(...shopCalls({ items: [aCartItem({ quantity: 2 }, 1), aCartItem({}, 3)] })),
  play: async (context) => {
    const { step, userEvent } = context;
    await openCart(context);
    const cart = await dialog(context);
    await seen(cart.findByText('850 points'));
    await expect(cart.getByText(/nothing can be ordered here yet/)).toBeVisible();
    await step('One more', async () => {
      await userEvent.click(cart.getAllByRole('button', { name: 'One more' })[0]!);
      await seen(cart.findByText('1,200 points'));
      await expect(cart.getByText('1,800 points')).toBeVisible();
    });
    await step('A line of 0 stays, and costs nothing', async () => {
      const field = cart.getByRole('textbox', { name: 'Number of “Thermoskanne”' });
      await userEvent.type(field, '{ArrowDown}');
      await waitFor(() => expect(field).toHaveValue('0'));
      await seen(cart.findByText('1,950 points'));
    });
    await step('An emptied field says what it needs', async () => {
      const field = cart.getByRole('textbox', { name: 'Number of “Thermoskanne”' });
      await userEvent.clear(field);
      await userEvent.tab();
      await seen(cart.findByText('Enter a number from 0 to 99.'));
      await userEvent.type(field, '3{Enter}');
      await waitFor(() => expect(cart.getAllByText('1,500 points')).toHaveLength(2));
    });
    await step('Taken out, until nothing is left', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Remove “Thermoskanne”' }));
      await waitFor(() => expect(cart.getAllByRole('listitem')).toHaveLength(1));
      await userEvent.click(cart.getByRole('button', { name: 'Remove “Frühstück zu zweit”' }));
      await seen(cart.findByText('Your cart is empty'));
      await expect(cart.getByText('3,000 points')).toBeVisible();
      await expect(context.canvas.getByRole('dialog').contains(document.activeElement)).toBe(true);
    });
  },
};

export const CartEmpty: Story = {
  play: async (context) => {
    await openCart(context);
    await seen((await dialog(context)).findByText('Your cart is empty'));
    await context.userEvent.click((await dialog(context)).getByRole('button', { name: 'Back to the rewards' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await openCart(context);
    await seen((await dialog(context)).findByText('Your cart is empty'));
  },
};

/** Every kind of reward, one of them as often as it goes. */
export const CartFull: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...shopCalls({ coins: 999_999, items: someProducts().map((_, index) => aCartItem({ quantity: index ? 3 : 99 }, index)) })),
  play: async (context) => {
    await openCart(context);
    const cart = await dialog(context);
    await expect(await cart.findAllByRole('listitem')).toHaveLength(7);
    await expect(cart.getAllByRole('button', { name: 'One more' })[0]).toBeDisabled();
    await expect(context.canvas.getByRole('button', { name: 'Cart, 117 rewards', hidden: true })).toHaveTextContent('99+');
    await expect(context.canvas.getByText('99+').getClientRects()[0]?.height).toBeLessThan(24);
  },
};

/** The server says what is wrong with the cart; with less in it the message goes. */
export const CartError: Story = {
  globals: { locale: 'de_DE' },
  beforeEach: ({ msw }) => msw.use(...shopCalls({ coins: 400, items: [aCartItem({ quantity: 2 }, 1)] })),
  play: async (context) => {
    await openCart(context);
    const cart = await dialog(context);
    await expect(await cart.findByRole('alert')).toHaveTextContent('fehlen Ihnen 300 Punkte');
    await context.userEvent.click(cart.getByRole('button', { name: 'Eins weniger' }));
    await waitFor(() => expect(cart.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const PoorMember: Story = {
  beforeEach: ({ msw }) => msw.use(...shopCalls({ coins: 100 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 1,100 more points.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Choose/ })).toHaveLength(1);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...shopCalls({ products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rewards at the moment')).toBeVisible();
  },
};

export const More: Story = {
  args: { limit: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    const more = canvas.getByRole('button', { name: 'Show more rewards' });
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')[3]).not.toHaveStyle({ borderRadius: '0px' });
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(7));
    await expect(more).not.toBeInTheDocument();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listProductsFails(), getCartFails()),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    await seen((await dialog(context)).findByText('The cart could not be loaded.'));
    msw.use(...shopCalls());
    await userEvent.click((await dialog(context)).getByRole('button', { name: 'Try again' }));
    await seen((await dialog(context)).findByText('Your cart is empty'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
  },
};

/** Trying again after a failure uses the same key: however far the first try got, one is added. */
export const AddingFails: Story = {
  beforeEach: ({ msw }) => msw.use(addCartItemFails(0)),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Honig vom Hoteldach' }));
    const cart = await dialog(context);
    await expect(await cart.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    msw.use(...shopCalls());
    await userEvent.click(cart.getByRole('button', { name: 'Try again' }));
    await expect(await cart.findByRole('textbox')).toHaveValue('1');
    await expect(cart.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** What the server refuses is shown in its words, and asking again is not offered. */
export const AddingRefused: Story = {
  beforeEach: ({ msw }) => msw.use(addCartItemFails(409, 'cart_item_full')),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Choose Honig vom Hoteldach' }));
    const cart = await dialog(context);
    await expect(await cart.findByRole('alert')).toHaveTextContent('The reward is not in the cart.');
    await expect(cart.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** What was entered stays, and is sent again. */
export const ChangingFails: Story = {
  beforeEach: ({ msw }) => msw.use(...shopCalls({ items: [aCartItem({ quantity: 2 }, 1)] })),
  play: async (context) => {
    const { msw, step, userEvent } = context;
    await openCart(context);
    const cart = await dialog(context);
    const field = await cart.findByRole('textbox');
    msw.use(setCartItemFails(), removeCartItemFails());
    await step('The number stays and the failure is said', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7{Enter}');
      await expect(await cart.findByRole('alert')).toHaveTextContent('This could not be saved.');
      await expect(field).toHaveValue('7');
    });
    await step('So it is where the line cannot be taken out', async () => {
      await userEvent.click(cart.getByRole('button', { name: /^Remove/ }));
      await expect(await cart.findByRole('alert')).toHaveTextContent('This could not be saved.');
      await expect(cart.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('Trying again saves it', async () => {
      msw.use(...shopCalls({ items: [aCartItem({ quantity: 2 }, 1)] }));
      await userEvent.type(field, '{ArrowUp}');
      await seen(cart.findByText('2,800 points'));
    });
  },
};

export const Slow: Story = {
  globals: { network: 'pending' },
  play: async (context) => {
    await expect(await context.canvas.findByText('The rewards are loading')).toBeInTheDocument();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cart' }));
    const cart = await dialog(context);
    await waitFor(() => expect(cart.getByText('The cart is loading')).toBeInTheDocument());
  },
};

const long = [0, 1, 2].map((index) => aProduct({ name: longGermanText.title }, index + 2));

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutPictures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...shopCalls({ products: someProducts().map((product) => ({ ...product, image: null, image_path: null })) })),
  play: async (context) => {
    await context.userEvent.click((await context.canvas.findAllByRole('button', { name: /^Choose/ }))[0]!);
    await seen((await dialog(context)).findByRole('textbox'));
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { ...Cart, play: openCart },
    rightToLeft: {
      beforeEach: ({ msw }) =>
        msw.use(...shopCalls({ products: someProducts(7, 'ar'), items: [aCartItem({ quantity: 2 }, 1, 'ar'), aCartItem({}, 3, 'ar')] })),
      play: openCart,
    },
    long: {
      globals: { locale: 'de_DE' },
      beforeEach: ({ msw }) => msw.use(...shopCalls({ products: long, coins: 2000 })),
      play: async (context) => {
        await context.userEvent.click((await context.canvas.findAllByRole('button', { name: /^Auswählen/ }))[0]!);
        await seen((await dialog(context)).findByRole('textbox'));
      },
    },
  },
  { apart: 'phone' },
);
