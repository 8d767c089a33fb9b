import {
  aNumbersDay,
  getStudioArticleNumbers,
  newsNumbers,
  noNumbers,
  numbersWithoutConfirmation,
  someNumbers,
  someSettings,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { NumbersPage } from './numbers-page.tsx';

const meta = {
  title: 'Portal/NumbersPage',
  component: NumbersPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof NumbersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the lines say is in the words of the picture, and in a table. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As of 18 Nov 2026')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^From 9 Nov 2026 to 18 Nov 2026. Opened: from 32% to 79%/ })).toBeVisible();
    await userEvent.click(canvas.getByText('As a table'));
    const table = within(canvas.getByRole('table', { name: 'Numbers by day' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(10);
    const hotels = within(canvas.getByRole('table', { name: 'Numbers by hotel' }));
    await expect(hotels.getAllByRole('rowheader').at(-1)).toHaveTextContent('All others');
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/numbers/export?locale='),
    );
  },
};

/** Where no confirmation is asked, there is no word of it. */
export const WithoutConfirmation: Story = {
  beforeEach: ({ msw }) => msw.use(getStudioArticleNumbers(numbersWithoutConfirmation())),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Opened')).not.toHaveLength(0);
    await expect(canvas.queryByText('Confirmed')).toBeNull();
  },
};

/** After the first night there is no line to draw, and hotels are not told apart where few have enough members. */
export const FirstNight: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getStudioArticleNumbers(
        someNumbers({ days: [aNumbersDay()], total: newsNumbers({ audience: 7, opened: 7, finished: 0, confirmed: null }), hotels: [] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100% of those who could')).toBeVisible();
    await expect(canvas.queryByText('Over time')).toBeNull();
    await expect(canvas.getByText(/too few hotels/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getStudioArticleNumbers(noNumbers())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No numbers yet' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Export as CSV' })).toBeNull();
  },
};

export const Board = board<Story>(meta, {
  filled: {},
  more: { FirstNight: { filled: FirstNight, rightToLeft: {} }, Empty: { filled: Empty, rightToLeft: {} } },
});
