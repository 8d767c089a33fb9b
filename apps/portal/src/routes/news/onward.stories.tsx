import { articleTeasers, getNewsOnward, getNewsOnwardFails, markNewsAsRead, sampleId } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { Onward } from './onward.tsx';

const meta = {
  title: 'Portal/Onward',
  component: Onward,
  args: { id: sampleId(20, 0), out: true, textEnd: { current: null } },
  beforeEach: ({ msw }) => msw.use(getNewsOnward(), markNewsAsRead()),
  decorators: [
    (Story) => (
      <StoryRoute>
        <Container as="section" width="reading">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof Onward>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next unread')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const AllRead: Story = {
  beforeEach: ({ msw }) => msw.use(getNewsOnward(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: articleTeasers(1)[0]!.title })).toBeVisible();
    await expect(canvas.queryByText('Next unread')).toBeNull();
  },
};

/** The way back stays. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(getNewsOnwardFails()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to all news' })).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  more: {
    AllRead: { filled: AllRead, rightToLeft: {} },
    Failing: { filled: Failing, rightToLeft: {} },
  },
});
