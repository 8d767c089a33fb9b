import { aSession, sampleId } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { sessionAtom } from '../app/state.ts';
import { clearOutbox } from '../reactions/clear-outbox.ts';
import { addQueued, type QueuedComment } from '../reactions/outbox.ts';
import { OfflineNotice } from './offline-notice.tsx';
import * as styles from './notices.css.ts';

const session = aSession();
const { user_id: id, fullname: name, image } = session.user!;
const store = createStore();
store.set(sessionAtom, session);
const queued = (refused: string | null): QueuedComment => ({
  ...{ key: sampleId(39, 0), content: { type: 'news', id: sampleId(20, 0) }, parentId: null, threadId: null, text: 'Das lese ich im Zug.' },
  ...{ mentions: [], at: '2026-11-18T08:00:00.000Z', author: { id, name, image }, refused },
});

/** The device has lost its connection, or has it again. */
function connect(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = {
  title: 'Portal/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    clearOutbox();
    connect(false);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      clearOutbox();
    };
  },
  decorators: [
    (Story) => (
      <StoryRoute>
        <Provider store={store}>
          <div className={styles.notices}>
            <Story />
          </div>
        </Provider>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => screen.findByRole('status', { name: 'Connection' });

/** It says what goes on all the same. */
export const Offline: Story = {
  play: async () => {
    await expect(await bar()).toHaveTextContent('You are offline. What you have read stays readable.');
  },
};

/** It is gone once there is a connection, which screen readers are told. */
export const OnlineAgain: Story = {
  play: async () => {
    await expect(await bar()).toHaveTextContent(/^You are offline/);
    connect(true);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
    await expect(await bar()).toHaveTextContent('You are online again.');
  },
};

export const CommentWaits: Story = {
  beforeEach: () => void addQueued(id, queued(null)),
  play: async () => {
    await expect(await bar()).toHaveTextContent('1 comment is waiting to be sent.');
  },
};

/** What the server does not take is named wherever the member is, for its article may be gone. */
export const CommentRefused: Story = {
  beforeEach: () => {
    connect(true);
    addQueued(id, queued('The article no longer exists.'));
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Das lese ich im Zug.')).toBeVisible());
    await expect(within(dialog).getByText('The article no longer exists.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('1 comment was not sent.')).toBeNull();
  },
};

const shown: Story['play'] = async () => {
  const [show] = await screen.findAllByRole('button');
  await userEvent.click(show!);
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('li, p')).toBeVisible());
};

export const Board = board<Story>(
  meta,
  {
    filled: Offline,
    rightToLeft: {},
    more: {
      CommentWaits: { filled: CommentWaits, rightToLeft: {} },
      CommentRefused: { filled: { ...CommentRefused, play: shown } },
    },
  },
  { apart: 'phone' },
);
