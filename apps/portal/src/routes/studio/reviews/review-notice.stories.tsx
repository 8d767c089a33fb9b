import {
  aReturnedReview,
  aWaitingReview,
  anOpenReview,
  noReview,
  setStudioReviewFails,
  someSettings,
  studioReview,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { ReviewNotice } from './review-notice.tsx';

const meta = {
  title: 'Portal/ReviewNotice',
  component: ReviewNotice,
  parameters: { layout: 'padded' },
  args: { subject: 'article', id: 'one' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof ReviewNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another editor has handed it in: it is returned with a note, which is asked for. */
export const Open: Story = {
  beforeEach: ({ msw }) => msw.use(...studioReview(anOpenReview())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return with a note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return with a note' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    const note = dialog.getByRole('textbox', { name: 'What is to be changed?' });
    await expect(note).toHaveAccessibleDescription(/Please write what is to be changed/);
    await userEvent.type(note, 'The buffet opens at seven.');
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(canvas.getByRole('blockquote')).toHaveTextContent('The buffet opens at seven.'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One has handed it in oneself, and takes it back. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(...studioReview(aWaitingReview())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(canvas.queryByText(/You submitted it/)).toBeNull());
  },
};

export const Returned: Story = { beforeEach: ({ msw }) => msw.use(...studioReview(aReturnedReview())) };

/** Another editor was faster; the note stays. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioReviewFails(), ...studioReview(anOpenReview())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return with a note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return with a note' }));
    const note = dialog.getByRole('textbox', { name: 'What is to be changed?' });
    await userEvent.type(note, 'The buffet opens at seven.');
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(note).toHaveValue('The buffet opens at seven.');
  },
};

/** Most customers want no reviews. */
export const None: Story = { beforeEach: ({ msw }) => msw.use(...studioReview(noReview())) };

export const Board = board<Story>(meta, { filled: Returned });
