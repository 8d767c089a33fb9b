import { getLikesFails, likeCalls, mock, problem, sampleId, setLikeFails } from '@foyer/api/testing';
import { Container, Stack } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { LikeButton } from './like-button.tsx';

const meta = {
  title: 'Portal/LikeButton',
  component: LikeButton,
  parameters: { layout: 'padded' },
  args: { content: { type: 'news', id: sampleId(20, 0) } },
  decorators: [
    (Story) => (
      <StoryRoute>
        <Container width="reading">
          <Stack gap="m" align="start">
            <Story />
          </Stack>
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Like' });
    await expect(button).toHaveAccessibleDescription('12 likes');
    await expect(await canvas.findByRole('img', { name: /^Liked by .+, .+ and .+$/ })).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Unlike'));
    await expect(button).toHaveAccessibleDescription('13 likes');
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription('13 likes'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const First: Story = {
  beforeEach: ({ msw }) => msw.use(...likeCalls({ count: 0, liked: false, people: [] })),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Like' });
    await expect(button).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const refused: Story['play'] = async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button');
  await userEvent.click(button);
  await canvas.findByRole('alert');
};

/** The like goes back, and it is said; trying again is one press away. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(setLikeFails()),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await refused(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your like could not be saved.');
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('12 likes');
    msw.use(...likeCalls());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Unlike' })).toHaveAccessibleDescription('13 likes');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Many at once are refused for some seconds; the server says for how many. */
export const TooMany: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('setLike', () => problem(429, 'too_many_writes', { detail: 'Please wait 7 seconds and try again.' }))),
  play: async (context) => {
    await refused(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Please wait 7 seconds and try again.');
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(setLikeFails(0)),
  play: async (context) => {
    await refused(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  },
};

/** Where the likes cannot be read there is nothing to press. */
export const NotRead: Story = {
  beforeEach: ({ msw }) => msw.use(getLikesFails()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const liked: Story['play'] = async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button');
  const before = button.textContent;
  await userEvent.click(button);
  await waitFor(() => expect(button.textContent).not.toBe(before));
};

export const Board = board<Story>(meta, {
  filled: { beforeEach: ({ msw }) => msw.use(setLikeFails(0)), play: refused },
  rightToLeft: { beforeEach: ({ msw }) => msw.use(setLikeFails(0)), play: refused },
  more: {
    Filled: { filled: { play: liked } },
  },
  long: {
    beforeEach: ({ msw }) => msw.use(setLikeFails(0)),
    globals: { locale: 'de_DE' },
    play: async (context) => {
      await refused(context);
    },
  },
});
