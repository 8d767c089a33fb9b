import {
  aChatSample,
  appendToUploadWaits,
  aUser,
  chatCalls,
  finishUploadFails,
  everyChatMessage,
  reportMessageFails,
  sampleId,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { beginStory, say, StoryChat } from '../chat/story-chat.tsx';

const first = sampleId(70, 0);

const meta = {
  title: 'Widgets/Chat/Messages',
  tags: ['beta'],
  component: StoryChat,
  args: { me: aUser().user_id, start: { name: 'conversation', id: first } },
  parameters: { layout: 'padded' },
  beforeEach: ({ msw }) => {
    msw.use(...chatCalls(aChatSample({ messages: { [first]: everyChatMessage() } })));
    return beginStory();
  },
} satisfies Meta<typeof StoryChat>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const overlay = ({ canvasElement }: Pick<Play, 'canvasElement'>) => within(canvasElement.ownerDocument.body);
async function openReport({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^More about the message/ }))[0]!);
  await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
}

/** A report needs a reason, and words where it is another one. */
export const Reporting: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await openReport({ canvas, userEvent });
    const body = overlay({ canvasElement });
    const dialog = within(await body.findByRole('dialog', { name: 'Report the message' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await step('What is missing is said at its field', async () => {
      await send();
      await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
      await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
      await send();
      await expect(await dialog.findByText('Say what is wrong.')).toBeVisible();
    });
    await step('Sent it says that it was taken', async () => {
      await userEvent.type(dialog.getByRole('textbox'), 'Please look at it');
      await send();
      await waitFor(() => expect(body.getByText('Thank you. The moderators look at it.')).toBeVisible());
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
      await expect(canvas.getAllByRole('button', { name: /^More about the message/ })[0]).toHaveFocus();
    });
  },
};

/** What was typed stays. */
export const ReportFailing: Story = {
  beforeEach: ({ msw }) => msw.use(reportMessageFails()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openReport({ canvas, userEvent });
    const dialog = within(await overlay({ canvasElement }).findByRole('dialog', { name: 'Report the message' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'It is an insult' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Not the first time');
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Not the first time');
  },
};

/** Pictures open over the screen. */
export const Viewer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Terrasse 2\.jpg/ }))[0]!);
    await waitFor(() => expect(overlay({ canvasElement }).getByRole('dialog', { name: 'Photos' })).toBeVisible());
  },
};

/** Who writes is named for some seconds. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    say({ type: 'chat_typing', conversation_id: first, user_id: sampleId(10, 1), name: 'Tomás Oliveira' });
    await expect(await canvas.findByText(/Tomás Oliveira.* is writing/)).toBeVisible();
  },
};

async function attach({ canvas, canvasElement, userEvent }: Pick<Play, 'canvas' | 'canvasElement' | 'userEvent'>): Promise<void> {
  await canvas.findByRole('textbox', { name: 'Message' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['a plan'], 'Plan.txt', { type: 'text/plain' }));
}

/** A file on its way, which can be stopped. */
export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(appendToUploadWaits()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await attach({ canvas, canvasElement, userEvent });
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading Plan.txt' })).toBeVisible();
  },
};

/** One that was refused says why, and can be tried again or left. */
export const UploadRefused: Story = {
  beforeEach: ({ msw }) => msw.use(finishUploadFails()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await attach({ canvas, canvasElement, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Upload Plan.txt again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Plan.txt' }));
    await waitFor(() => expect(canvas.queryByText('Plan.txt')).toBeNull());
  },
};

export const Board = board<Story>(meta, { filled: {} });
