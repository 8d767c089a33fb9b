import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { UiProvider, type AnchorProps } from './link-context.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'UI/Foundations/Link',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Link,
  args: { href: '/de_DE/news/1', children: 'Zum Artikel' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      Die neue Karte steht im Haus am Kurpark. <Link {...args} /> und weiter im Satz.
    </Text>
  ),
};

export const Standalone: Story = { args: { look: 'standalone' } };

export const Quiet: Story = { args: { look: 'quiet' } };

const follow = fn();

function RouterLink({ href, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    />
  );
}

/** The app decides what following a link means. */
export const WithTheAppsOwnLink: Story = {
  render: (args) => (
    <UiProvider anchor={RouterLink} language="de-DE">
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Zum Artikel' }));
    await expect(follow).toHaveBeenCalledWith('/de_DE/news/1');
  },
};

/** One stop for each, in the order they are read; Enter follows. */
export const Keyboard: Story = {
  render: () => (
    <UiProvider anchor={RouterLink} language="de-DE">
      <Stack align="start">
        <Text>
          Die Karte steht im <Link href="/de_DE/inline">Haus am Kurpark</Link>.
        </Text>
        <Link href="/de_DE/standalone" look="standalone">
          Zum Artikel
        </Link>
        <Link href="/de_DE/quiet" look="quiet">
          Anna Bergmann
        </Link>
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    for (const name of ['Haus am Kurpark', 'Zum Artikel', 'Anna Bergmann']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
      await expect(getComputedStyle(canvas.getByRole('link', { name })).outlineStyle).toBe('solid');
      await userEvent.keyboard('{Enter}');
    }
    await expect(follow.mock.calls).toEqual([['/de_DE/inline'], ['/de_DE/standalone'], ['/de_DE/quiet']]);
  },
};

const every = (children: string) => (
  <Narrow>
    <Stack align="start">
      {(['inline', 'standalone', 'quiet'] as const).map((look) => (
        <Link key={look} href="/de_DE/news/1" look={look}>
          {children}
        </Link>
      ))}
    </Stack>
  </Narrow>
);

export const Board = board<Story>(meta, {
  filled: { render: () => every('Zum Artikel') },
  rightToLeft: { render: () => every(words.arabicTitle) },
  long: { render: () => every(`${words.long} ${words.title}`) },
  endless: { render: () => every(words.endless) },
});
