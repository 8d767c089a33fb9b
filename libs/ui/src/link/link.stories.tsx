import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { UiProvider, type AnchorProps } from './link-context.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'UI/Foundations/Link',
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

export const Dark: Story = { ...Inline, globals: { theme: 'dark' } };
