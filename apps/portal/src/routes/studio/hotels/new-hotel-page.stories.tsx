import { someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { NewHotelPage } from './new-hotel-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/NewHotelPage',
  component: NewHotelPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NewHotelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing is said before anything is sent; what is typed outlives the page. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Haus am See');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Number of rooms' }), '1.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Create hotel' }));
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getAllByText('Please enter a whole number from 1 to 10,000.')).toHaveLength(2);
    await expect(sessionStorage.length).toBeGreaterThan(0);
  },
};

export const Board = board<Story>(meta, { filled: {} });
