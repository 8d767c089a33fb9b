import { listOpenConfirmations, listOpenConfirmationsFails } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { ToDo } from './to-do.tsx';

const meta = {
  title: 'Portal/ToDo',
  component: ToDo,
  beforeEach: ({ msw }) => msw.use(listOpenConfirmations()),
  decorators: [
    (Story) => (
      <StoryRoute>
        <Container>
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof ToDo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'For you to do' });
    await expect(region).toHaveTextContent('Overdue since 9 Nov 2026');
    await expect(canvas.getByRole('link', { name: 'Neue Brandschutzordnung' })).toHaveAttribute('href', '/en_GB/news/article-1');
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
};

/** Three are shown, the others open below a line. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(listOpenConfirmations(30)),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText('27 more');
    const shown = () => canvas.getAllByRole('link').filter((link) => link.checkVisibility());
    await expect(shown()).toHaveLength(3);
    await userEvent.click(line);
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expect(canvas.getByText('You will see the others once these are done.')).toBeVisible();
  },
};

/** Nothing to do takes no room. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listOpenConfirmations(0)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listOpenConfirmationsFails()),
  play: Empty.play!,
};

export const Board = board<Story>(meta, {
  more: {
    Many: {
      filled: Many,
      rightToLeft: {
        play: async ({ canvas, canvasElement, userEvent }) => {
          await canvas.findByRole('region');
          await userEvent.click(canvasElement.querySelector('summary')!);
        },
      },
    },
  },
});
