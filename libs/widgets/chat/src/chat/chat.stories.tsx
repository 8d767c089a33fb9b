import {
  aChatMessage,
  aChatSample,
  aRealtimeChatMessage,
  aRealtimeHello,
  chatCalls,
  type ChatSample,
  createMessageFails,
  everyChatMessage,
  getConversationFails,
  listConversationsFails,
  mock,
  problem,
  sampleId,
  someChatMessages,
  aUser,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { beginStory, say, StoryChat } from './story-chat.tsx';

const first = sampleId(70, 0);
const opened = { start: { name: 'conversation', id: first } } as const;

const meta = {
  title: 'Widgets/Chat',
  tags: ['beta'],
  component: StoryChat,
  args: { me: aUser().user_id },
  parameters: { layout: 'padded' },
  beforeEach: beginStory,
} satisfies Meta<typeof StoryChat>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The chat that the story's calls are answered from; others may change it. */
let sample: ChatSample;
const withSample =
  (make: () => ChatSample): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    sample = make();
    msw.use(...chatCalls(sample));
  };
const field = ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByRole('textbox', { name: 'Message' });
const log = ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByRole('log');

/** Of several kinds, with what is unread in them. */
export const List: Story = {
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, step, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    const row = canvas.getByRole('button', { name: /^Terrasse.*2 unread messages/ });
    await step('A conversation opens with the focus in its field, and its row has it afterwards', async () => {
      await userEvent.click(row);
      await waitFor(async () => expect(await field({ canvas })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Terrasse/ })).toHaveFocus());
    });
  },
};

export const Empty: Story = {
  beforeEach: withSample(() => aChatSample({ conversations: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No conversations yet')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'New message' })[1]!);
    await expect(await canvas.findByRole('heading', { name: 'New message' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search conversations' }), 'xyz');
    await expect(await canvas.findByText('No conversation found')).toBeVisible();
  },
};

export const Loading: Story = { globals: { network: 'pending' } };

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listConversationsFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The conversations could not be loaded.', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** All that a message can be. */
export const Conversation: Story = {
  args: opened,
  beforeEach: withSample(() => aChatSample({ messages: { [first]: everyChatMessage() } })),
  play: async ({ canvas, userEvent }) => {
    const messages = await log({ canvas });
    await expect(messages).toHaveTextContent('Message deleted');
    await expect(canvas.getByRole('link', { name: 'https://intranet.example/plan' })).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(await canvas.findByRole('button', { name: 'Thumbs up, 2 people' }));
    await expect(await canvas.findByRole('button', { name: 'Thumbs up, 1 person' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const NoMessages: Story = {
  args: opened,
  beforeEach: withSample(() => aChatSample({ messages: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
  },
};

export const Gone: Story = {
  args: opened,
  beforeEach: ({ msw }) => msw.use(getConversationFails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All conversations' }));
    await expect(await canvas.findByRole('heading', { name: 'Messages' })).toBeVisible();
  },
};

/** The other person can no longer log in. */
export const Closed: Story = {
  args: opened,
  beforeEach: withSample(() => {
    const { conversations, ...rest } = aChatSample();
    const [one] = conversations;
    return { ...rest, conversations: [{ ...one!, permissions: { ...one!.permissions, write: false } }] };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can no longer write here/)).toBeVisible();
  },
};

/** Enter sends, Shift and Enter begin a line, and what says nothing is not sent. */
export const Sending: Story = {
  args: opened,
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, step, userEvent }) => {
    const text = await field({ canvas });
    await step('Nothing is not sent', async () => {
      await userEvent.type(text, '   {Enter}');
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
      await expect(sample.messages[first]).toHaveLength(6);
      await userEvent.clear(text);
    });
    await step('Two lines in one message', async () => {
      await userEvent.type(text, 'One{Shift>}{Enter}{/Shift}Two{Enter}');
      await waitFor(() => expect(sample.messages[first]).toHaveLength(7));
      await expect(sample.messages[first]!.at(-1)!.text).toBe('One\nTwo');
      await expect(text).toHaveValue('');
      await waitFor(async () => expect(await log({ canvas })).toHaveTextContent('One Two'));
    });
    await step('The change itself comes and shows it no second time', async () => {
      say(aRealtimeChatMessage(sample.messages[first]!.at(-1)!, 0));
      await expect(canvas.getAllByText(/One/)).toHaveLength(1);
    });
  },
};

/** "@" and the beginning of a name offer the members; Enter takes one first and then sends. */
export const Mentioning: Story = {
  args: opened,
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, userEvent }) => {
    const text = await field({ canvas });
    await userEvent.type(text, '@Tom');
    await expect(await canvas.findByRole('option', { name: /Tomás Oliveira/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('@Tomás Oliveira ');
    await userEvent.keyboard('on time?{Enter}');
    await waitFor(() => expect(sample.messages[first]!.at(-1)!.mentions).toMatchObject([{ start: 0, length: 15 }]));
    // What is on its way has the link as well, and gives its place to what is stored.
    await waitFor(() => expect(canvas.queryByText('Being sent')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: '@Tomás Oliveira' })).toBeVisible();
  },
};

/** What the server refuses is back in the field, with its reason. */
export const Refused: Story = {
  args: opened,
  beforeEach: ({ msw }) => msw.use(createMessageFails()),
  play: async ({ canvas, userEvent }) => {
    const text = await field({ canvas });
    await userEvent.type(text, 'Not lost{Enter}');
    await waitFor(() => expect(text).toHaveValue('Not lost'));
    await expect(canvas.queryByText('Being sent')).not.toBeInTheDocument();
  },
};

/** What gets no answer waits, and is sent later with the key it had. */
export const Offline: Story = {
  args: opened,
  beforeEach: ({ msw }) => {
    sample = aChatSample();
    msw.use(
      mock('createMessage', () => problem(0, 'network')),
      ...chatCalls(sample),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await field({ canvas }), 'Later{Enter}');
    await expect(await canvas.findByText('Will be sent when you are online')).toBeVisible();
    msw.use(...chatCalls(sample));
    await waitFor(() => expect(canvas.queryByText('Will be sent when you are online')).not.toBeInTheDocument(), { timeout: 8_000 });
    await expect(sample.messages[first]!.filter(({ text }) => text === 'Later')).toHaveLength(1);
  },
};

/** Messages that come in another order, or not at all, are each shown once. */
export const Incoming: Story = {
  args: opened,
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, step }) => {
    await log({ canvas });
    const add = (text: string) => {
      const all = sample.messages[first]!;
      const message = aChatMessage({ text, time: new Date().toISOString() }, all.length);
      sample.messages[first] = [...all, message];
      return message;
    };
    await step('The first of two is lost: the gap is fetched', async () => {
      add('First of two');
      const second = add('Second of two');
      say(aRealtimeChatMessage(second, 2));
      await expect(await canvas.findByText('First of two')).toBeVisible();
      await expect(canvas.getAllByText('Second of two', { selector: '[role=log] *' })).toHaveLength(1);
    });
    await step('What came while there was no connection is fetched when one begins', async () => {
      add('Meanwhile');
      say(aRealtimeHello());
      await expect(await canvas.findByText('Meanwhile', { selector: '[role=log] *' })).toBeVisible();
    });
  },
};

/** Reply, edit and delete. */
export const Changing: Story = {
  args: opened,
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, step, userEvent }) => {
    const text = await field({ canvas });
    await step('Arrow up changes the last own message', async () => {
      await userEvent.type(text, '{ArrowUp}');
      await expect(text).toHaveValue(
        'Kann jemand am Samstag die Frühschicht übernehmen? Ich müsste zu einer Schulung und bin erst gegen Mittag zurück.',
      );
      await userEvent.clear(text);
      await userEvent.type(text, 'Changed{Enter}');
      await waitFor(async () => expect(await log({ canvas })).toHaveTextContent('Changed'));
      await expect(canvas.getByText('edited')).toBeVisible();
      await expect(text).toHaveValue('');
    });
    await step('A reply quotes', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^More about the message/ })[0]!);
      await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
      await userEvent.type(text, 'Answer{Enter}');
      await waitFor(() => expect(sample.messages[first]!.at(-1)!.quote).not.toBeNull());
    });
    await step('A deleted one leaves its place', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'More about your message' }).at(-1)!);
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await waitFor(async () => expect(await log({ canvas })).toHaveTextContent('Message deleted'));
    });
  },
};

/** What is in view for five seconds counts as read; coming back to the window says so at once. */
export const MarkedAsRead: Story = {
  args: opened,
  beforeEach: withSample(aChatSample),
  play: async ({ canvas }) => {
    await log({ canvas });
    await expect(sample.conversations[0]!.new_messages).toBe(2);
    await waitFor(() => expect(sample.conversations[0]!.new_messages).toBe(0), { timeout: 8_000 });
  },
};

/** Of many messages the last are shown; older ones come without moving what is being read. */
export const Long: Story = {
  args: opened,
  beforeEach: withSample(() => aChatSample({ messages: { [first]: someChatMessages(400, first) } })),
  play: async ({ canvas, userEvent }) => {
    const messages = await log({ canvas });
    await waitFor(() => expect(messages.querySelector('[data-seq="383"]')).not.toBeNull());
    await waitFor(() => expect(messages.scrollHeight - messages.scrollTop - messages.clientHeight).toBeLessThan(2));
    messages.scrollTop = 0;
    const line = messages.querySelector<HTMLElement>('[data-seq="383"]')!;
    const before = line.getBoundingClientRect().top;
    await waitFor(() => expect(messages.querySelector('[data-seq="340"]')).not.toBeNull());
    await expect(Math.abs(line.getBoundingClientRect().top - before)).toBeLessThan(60);
    await userEvent.click(await canvas.findByRole('button', { name: /^Latest messages/ }));
    await waitFor(() => expect(messages.scrollHeight - messages.scrollTop - messages.clientHeight).toBeLessThan(2));
  },
};

/** One person, or a channel with several. */
export const NewMessage: Story = {
  args: { start: { name: 'new' } },
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, step, userEvent }) => {
    await step('Nothing can be begun with no one', async () => {
      await expect(await canvas.findByRole('button', { name: 'Write' })).toBeDisabled();
    });
    await step('With several it may have a name', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Tomás/ }));
      await expect(canvas.getByRole('button', { name: 'Write' })).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: /^Fatima/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Team');
      await userEvent.click(canvas.getByRole('button', { name: 'Begin a conversation with 2' }));
      await expect(await canvas.findByRole('heading', { name: 'Team' })).toBeVisible();
    });
  },
};

export const NoOneFound: Story = {
  args: { start: { name: 'new' } },
  beforeEach: withSample(() => aChatSample({ people: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one found')).toBeVisible();
  },
};

/** Who belongs to it; its owner brings people in and takes them out. */
export const Members: Story = {
  args: { start: { name: 'people', id: first } },
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Tomás Oliveira from the conversation' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** Finds what a conversation holds and leads to its place. */
export const SearchMessages: Story = {
  args: { start: { name: 'search', id: first } },
  beforeEach: withSample(() => aChatSample({ messages: { [first]: someChatMessages(120, first) } })),
  play: async ({ canvas, step, userEvent }) => {
    const text = await canvas.findByRole('searchbox', { name: 'Search this conversation' });
    await waitFor(() => expect(text).toHaveFocus());
    await step('Nothing', async () => {
      await userEvent.type(text, 'xyz');
      await expect(await canvas.findByText('No message found')).toBeVisible();
      await userEvent.clear(text);
    });
    await step('A message, and the way to it', async () => {
      await userEvent.type(text, 'schulung');
      const found = await canvas.findAllByRole('button', { name: /Schulung/ });
      await userEvent.click(found.at(-1)!);
      const messages = await log({ canvas });
      await waitFor(() => expect(messages.querySelector('[data-seq="1"]')).not.toBeNull());
    });
  },
};

/** What others see of the reader; what cannot be stored falls back and says so. */
export const Settings: Story = {
  args: { start: { name: 'settings' } },
  beforeEach: withSample(aChatSample),
  play: async ({ canvas, msw, step, userEvent }) => {
    const presence = await canvas.findByRole('switch', { name: 'Show that I am online' });
    await step('A choice is stored at once', async () => {
      await userEvent.click(presence);
      await waitFor(() => expect(sample.preferences).toMatchObject({ presence: false, typing: true }));
      await expect(presence).not.toBeChecked();
    });
    await step('One that is refused falls back', async () => {
      msw.use(mock('setChatPreferences', () => problem(503, 'unavailable')));
      await userEvent.click(canvas.getByRole('switch', { name: 'Show what I have read' }));
      // Beside the empty one of the snackbars.
      await waitFor(() =>
        expect(
          canvas
            .getAllByRole('alert')
            .map((one) => one.textContent)
            .join(''),
        ).not.toBe(''),
      );
      await expect(canvas.getByRole('switch', { name: 'Show what I have read' })).toBeChecked();
    });
  },
};

export const Board = board<Story>(meta, {
  filled: { args: opened, beforeEach: withSample(() => aChatSample({ messages: { [first]: everyChatMessage() } })) },
  long: {
    args: opened,
    globals: { locale: 'de_DE' },
    beforeEach: withSample(() =>
      aChatSample({
        messages: { [first]: [aChatMessage({ text: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel'.repeat(3) })] },
      }),
    ),
  },
  more: {
    List: { filled: { args: { start: { name: 'list' } }, beforeEach: withSample(aChatSample) } },
    'New message': { filled: { args: { start: { name: 'new' } }, beforeEach: withSample(aChatSample) } },
  },
});
