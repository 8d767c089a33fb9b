import { listSearchSuggestions, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { SearchEverything } from './search-everything.tsx';

const meta = {
  title: 'Portal/SearchEverything',
  component: SearchEverything,
  parameters: { layout: 'padded' },
  args: { go: fn() },
  beforeEach: ({ msw }) => msw.use(listSearchSuggestions()),
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Container width="form">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof SearchEverything>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each letter brings suggestions, which lead there; Enter searches for what is typed. */
export const Suggesting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the portal' });
    await userEvent.type(field, 'kur');
    const link = await canvas.findByRole('link', { name: 'Anfahrt zum Kurpark' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/page\/kurpark$/));
    await expect(canvas.getByRole('link', { name: 'Kurantrag' })).toHaveAttribute('href', '/api/v2/media/leave.0123456789ab.pdf');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
    await userEvent.tab();
    await userEvent.type(field, '{Enter}');
    await expect(args.go).toHaveBeenLastCalledWith({ q: 'kur' });
    await expect(canvas.queryByRole('list', { name: 'Suggestions' })).toBeNull();
  },
};

/** Esc empties the field and takes them away. */
export const Emptied: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'kur');
    await canvas.findByRole('list', { name: 'Suggestions' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    await expect(field).toHaveValue('');
  },
};

export const Board = board<Story>(meta, {
  filled: { args: { initial: 'kurpark' } },
  rightToLeft: { args: { initial: 'مطبخ' } },
});
