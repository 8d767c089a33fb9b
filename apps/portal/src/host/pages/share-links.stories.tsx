import { longGermanText, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { ShareLinks } from './share-links.tsx';

const address = 'https://community.aurelia.example/en_GB/page/academy';

/** Lets copying succeed or fail, until the story is over. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}
let copied: string[] = [];

const meta = {
  title: 'Portal/ShareLinks',
  component: ShareLinks,
  parameters: { layout: 'padded' },
  args: {
    path: '/page/academy',
    content: { title: 'Die Akademie', share_options: ['link', 'email', 'whatsapp', 'linkedin', 'facebook'] },
  },
  beforeEach: () => {
    copied = [];
    return clipboard(async (text) => void copied.push(text));
  },
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Container>
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(address)),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(copied).toEqual([address]);
  },
};

/** Where the browser refuses, the address shows, to be copied by hand. */
export const CopyingFails: Story = {
  beforeEach: () => clipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(address)).toBeVisible();
  },
};

export const ByMailAlone: Story = { args: { content: { title: 'Die Akademie', share_options: ['email'] } } };

export const None: Story = {
  args: { content: { title: 'Die Akademie', share_options: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const copy: Story['play'] = async ({ canvas, userEvent }) => {
  clipboard(() => Promise.reject(new Error('refused')));
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByText(/page\/academy/);
};

export const Board = board<Story>(meta, {
  more: {
    CopyingFails: { filled: { play: copy } },
  },
  long: {
    globals: { locale: 'de_DE' },
    args: {
      path: `/page/${'donaudampfschifffahrt'.repeat(6)}`,
      content: { title: longGermanText.title, share_options: ['link', 'linkedin'] },
    },
    play: async ({ canvas, userEvent }) => {
      clipboard(() => Promise.reject(new Error('refused')));
      await userEvent.click(canvas.getByRole('button'));
      await canvas.findByText(/donaudampf/);
    },
  },
});
