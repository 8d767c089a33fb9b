import {
  aComment,
  aDeletedComment,
  aMentionSuggestion,
  aPerson,
  aReply,
  aSession,
  commentCalls,
  comments,
  createCommentFails,
  listCommentsFails,
  listMentionSuggestions,
  listMentionSuggestionsFails,
  listRepliesFails,
  longGermanText,
  sampleId,
  someReplies,
  updateCommentFails,
} from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { Comments } from './comments.tsx';
import { clearDrafts } from '../app/use-draft.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { sessionAtom } from '../app/state.ts';
import { clearOutbox } from './clear-outbox.ts';
import { addQueued, type QueuedComment } from './outbox.ts';
import { queueComment } from './queue-comment.ts';
import { QueuedGate } from './queued-gate.tsx';
import { waitingAtom } from './waiting.ts';

const content = { type: 'news', id: sampleId(20, 0) } as const;
const inTime = () => new Date(Date.now() + 10 * 60_000).toISOString();
const own = { author: aPerson(), permissions: { delete: true, edit: true, reply: true, mention: false } };
const parent = sampleId(30, 0);
const session = aSession();
const me = session.user!;
const store = createStore();
store.set(sessionAtom, session);
store.set(waitingAtom, { keep: (comment) => queueComment(me, comment), List: QueuedGate });
const queued = (values: Partial<QueuedComment> = {}): QueuedComment => ({
  ...{ key: sampleId(39, 0), content, parentId: null, threadId: null, text: 'Das lese ich im Zug.', mentions: [], at: inTime() },
  ...{ author: { id: me.user_id, name: me.fullname, image: me.image }, refused: null },
  ...values,
});

const thread = () =>
  aComment({
    replies: someReplies(
      Array.from({ length: 6 }, (_, index) =>
        aReply(
          { id: sampleId(33, index), parent_id: parent, text: `Antwort ${index + 1}`, created_at: `2026-11-18T08:0${index}:00.000Z` },
          index,
        ),
      ),
    ),
  });

const meta = {
  title: 'Portal/Comments',
  component: Comments,
  parameters: { layout: 'padded', hash: '' },
  args: { content },
  beforeEach: ({ msw }) => {
    clearDrafts();
    clearOutbox();
    msw.use(...commentCalls([thread(), ...comments(3).slice(1)]), listMentionSuggestions());
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryRoute hash={parameters['hash'] as string}>
        <Provider store={store}>
          <Container width="reading">
            <Story />
          </Container>
        </Provider>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByLabelText('Your comment');
const item = async (text: string) => (await screen.findByText(text)).closest('li')!;

/** The latest three replies come along, the others when someone asks for them; the focus goes to the first that comes. */
export const Thread: Story = {
  play: async () => {
    await expect(await screen.findByText('Antwort 6')).toBeVisible();
    await expect(screen.queryByText('Antwort 3')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Show earlier replies/ }));
    await waitFor(async () => expect(await item('Antwort 1')).toHaveFocus());
    await expect(screen.getByText('3 more comments are shown.')).toBeInTheDocument();
  },
};

/** A reply to a reply begins with the name of whom it is for. */
export const Replying: Story = {
  play: async () => {
    await userEvent.click(within(await item('Antwort 6')).getByRole('button', { name: 'Reply' }));
    const reply = await screen.findByLabelText(/^Your reply to/);
    await waitFor(() => expect(reply).toHaveFocus());
    await expect((reply as HTMLTextAreaElement).value).toMatch(/^@\S+ .* $/);
    await userEvent.keyboard('danke!');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(async () => expect(await item('danke!')).toHaveFocus());
    await expect(screen.queryByLabelText(/^Your reply to/)).toBeNull();
  },
};

/** Arrows walk, Enter chooses, Esc closes until another "@"; the focus stays in the field. */
export const Mentioning: Story = {
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('Danke @jo');
    const list = await screen.findByRole('listbox', { name: 'People to mention' });
    const option = within(list).getByRole('option', { name: /^Jonas Brandt/ });
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('n @a');
    await screen.findByRole('option', { name: /^Annika Berger/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('Danke @jon @Annika Berger '));
    await expect(await field()).toHaveFocus();
  },
};

export const MentioningByMouse: Story = {
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('@gi');
    await userEvent.click(await screen.findByRole('option', { name: /^Giulia Ferri/ }));
    await waitFor(async () => expect(await field()).toHaveValue('@Giulia Ferri '));
    await expect(await field()).toHaveFocus();
  },
};

export const NobodyOfThatName: Story = {
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('@zzz');
    await expect(await screen.findByText('No one by that name.')).toBeVisible();
    await userEvent.keyboard(' und so weiter');
    await waitFor(() => expect(screen.queryByText('No one by that name.')).toBeNull());
  },
};

export const SuggestionsFail: Story = {
  beforeEach: ({ msw }) => msw.use(listMentionSuggestionsFails()),
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('@an');
    await expect(await screen.findByText(/^People cannot be searched/)).toBeVisible();
  },
};

/** The text stays when the time is over before it is saved. */
export const TooLate: Story = {
  beforeEach: ({ msw }) => msw.use(updateCommentFails(), ...commentCalls([aComment({ ...own, text: 'Meins', editable_until: inTime() })])),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    const changed = await screen.findByLabelText('Edit your comment');
    await waitFor(() => expect(changed).toHaveValue('Meins'));
    await userEvent.type(changed, ' – neu');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(changed).toHaveValue('Meins – neu');
  },
};

export const Changed: Story = {
  beforeEach: ({ msw }) => msw.use(...commentCalls([aComment({ ...own, text: 'Meins', editable_until: inTime() })])),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    const changed = await screen.findByLabelText('Edit your comment');
    await waitFor(() => expect(changed).toHaveValue('Meins'));
    await userEvent.type(changed, ' – neu');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Edit your comment')).toBeNull());
    await expect((await item('Meins – neu')).textContent).toContain('edited');
  },
};

/** The button goes when the time is over, without any action. */
export const TimeOver: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...commentCalls([aComment({ ...own, text: 'Meins', editable_until: new Date(Date.now() + 1500).toISOString() })])),
  play: async () => {
    await expect(await screen.findByText('Meins')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit comment' })).toBeNull(), { timeout: 10_000 });
    await expect(screen.getByRole('button', { name: 'Delete comment' })).toBeVisible();
  },
};

export const Deleted: Story = {
  beforeEach: ({ msw }) => msw.use(...commentCalls([aDeletedComment({ replies: someReplies([aReply({ parent_id: parent })]) })])),
  play: async () => {
    await expect(await screen.findByText('This comment was deleted.')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(1);
  },
};

/** A link leads to a comment far down: its part of the list opens, newer ones come on demand. */
export const Linked: Story = {
  parameters: { hash: `#comment_${sampleId(30, 30)}` },
  beforeEach: ({ msw }) => msw.use(...commentCalls(comments(50))),
  play: async ({ canvasElement }) => {
    const target = () => canvasElement.ownerDocument.getElementById(`comment_${sampleId(30, 30)}`);
    await waitFor(() => expect(target()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Show newer comments' }));
    await expect(await screen.findByText('20 more comments are shown.')).toBeInTheDocument();
  },
};

export const LinkedAndGone: Story = {
  parameters: { hash: '#comment_gone' },
  play: async () => {
    await expect(await screen.findByText(/^The comment you were looking for no longer exists/)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

/** The newest three are shown, then all that are there, then earlier ones; the focus goes to the first that comes. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(...commentCalls(comments(45))),
  play: async ({ canvasElement }) => {
    const comment = (index: number) => canvasElement.ownerDocument.getElementById(`comment_${sampleId(30, index)}`);
    await waitFor(() => expect(comment(2)).toBeVisible());
    await expect(comment(3)).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more comments' }));
    await waitFor(() => expect(comment(3)).toHaveFocus());
    await expect(screen.getByText('17 more comments are shown.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
    await waitFor(() => expect(canvasElement.ownerDocument.getElementById(`comment_${sampleId(30, 20)}`)).toHaveFocus());
    await expect(screen.getByText('20 more comments are shown.')).toBeInTheDocument();
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...commentCalls([])) };

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listCommentsFails()),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RepliesFail: Story = {
  beforeEach: ({ msw }) => msw.use(listRepliesFails()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Show earlier replies/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const SendingFails: Story = {
  beforeEach: ({ msw }) => msw.use(createCommentFails()),
  play: async () => {
    await userEvent.type(await field(), 'Bleibt stehen');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await field()).toHaveValue('Bleibt stehen');
  },
};

/** Without an answer the text waits above the others, with the focus free for the next one. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(createCommentFails(0)),
  play: async () => {
    await userEvent.type(await field(), 'Sobald es geht');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(async () => expect(await item('Sobald es geht')).toHaveTextContent('Your comment will be sent when you are online.'));
    await expect(await field()).toHaveValue('');
  },
};

/** A reply waits in its thread. */
export const WaitingReply: Story = {
  beforeEach: () => void addQueued(me.user_id, queued({ parentId: parent, threadId: parent })),
  play: async () => {
    const waiting = await item('Das lese ich im Zug.');
    await expect(waiting.parentElement!.closest('li')).toBe((await item('Antwort 6')).parentElement!.closest('li'));
    await expect(waiting).toHaveTextContent('Your comment will be sent when you are online.');
    await userEvent.click(within(waiting).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Das lese ich im Zug.')).toBeNull());
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

/** What the server does not take says why, and can be written on. */
export const Refused: Story = {
  beforeEach: () => void addQueued(me.user_id, queued({ refused: 'Comments are closed.' })),
  play: async () => {
    const refused = await item('Das lese ich im Zug.');
    await expect(refused).toHaveTextContent('Comments are closed.');
    await userEvent.click(within(refused).getByRole('button', { name: 'Edit' }));
    await waitFor(async () => expect(await field()).toHaveValue('Das lese ich im Zug.'));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.queryByText('Comments are closed.')).toBeNull();
  },
};

const arabic = 'شكرا @Annika Berger على هذا العمل الرائع!';

const said: Story['play'] = async () => {
  await screen.findByText('Comments are closed.');
};
const sent: Story['play'] = async () => {
  const text = (await screen.findAllByRole('textbox'))[0]!;
  await userEvent.type(text, 'حالما أمكن');
  text.closest('form')!.requestSubmit();
  await waitFor(() => expect(text).toHaveValue(''));
};

export const Board = board<Story>(
  meta,
  {
    filled: Mentioning,
    /** A name of another direction keeps to itself. */
    rightToLeft: {
      beforeEach: ({ msw }) =>
        msw.use(
          ...commentCalls([{ ...thread(), text: arabic, mentions: [{ id: sampleId(10, 0), start: arabic.indexOf('@'), length: 14 }] }]),
        ),
      play: async () => {
        await expect(await screen.findByRole('link', { name: '@Annika Berger' })).toBeVisible();
        // What is written in the other direction is aligned with its author.
        const german = screen.getByText('Antwort 4');
        await expect(getComputedStyle(german).direction).toBe('ltr');
        await expect(german.getBoundingClientRect().right).toBeCloseTo(german.parentElement!.getBoundingClientRect().right, 0);
        const earlier = screen.getByRole('button', { name: /3 من 6/ });
        await expect(earlier.clientWidth).toBeLessThan(earlier.parentElement!.clientWidth);
      },
    },
    more: {
      Waiting: { filled: Waiting, rightToLeft: { play: sent } },
      Refused: { filled: { ...Refused, play: said }, rightToLeft: { play: said } },
      Deleted: { filled: Deleted, rightToLeft: {} },
      Failing: { filled: Failing, rightToLeft: {} },
    },
    long: {
      beforeEach: ({ msw }) =>
        msw.use(
          ...commentCalls([aComment({ text: 'Wort'.repeat(120), author: aPerson({ name: longGermanText.person }) })]),
          listMentionSuggestions([aMentionSuggestion({ name: `Jo ${longGermanText.person}`, position: longGermanText.file })]),
        ),
      play: async () => {
        await userEvent.click(await field());
        await userEvent.keyboard('@jo');
        await screen.findByRole('option');
      },
    },
  },
  { apart: 'phone' },
);
