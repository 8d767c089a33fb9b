import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { elementPage } from '../../../../.storybook/element-page.ts';
import './element.ts';

const place = (limit: string, theme: string) => (host: HTMLElement | null) => {
  if (!host) return undefined;
  const element = document.createElement('foyer-chat');
  element.setAttribute('locale', 'de_DE');
  element.setAttribute('theme', theme);
  element.setAttribute('limit', limit);
  host.append(element);
  return () => element.remove();
};

const meta = {
  title: 'Widgets/Chat/Element',
  tags: ['beta'],
  // The page's owner chooses the theme; here it is the toolbar.
  render: ({ limit }, { globals }) => <div ref={place(limit, String(globals['theme'] ?? 'system'))} />,
  args: { limit: '2' },
  parameters: { layout: 'padded', ...elementPage('chat') },
} satisfies Meta<{ limit: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the widget has drawn. An element and not the shadow root itself, which the queries cannot print. */
async function inside(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('foyer-chat')!.shadowRoot!;
  await waitFor(() => expect(root.firstElementChild).not.toBeNull());
  return within(root.firstElementChild as HTMLElement);
}

/** As on a page of another site: everything inside the shadow root. */
export const OnAPage: Story = {
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const WrongAttribute: Story = {
  args: { limit: 'all' },
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findByText(/nicht richtig eingerichtet: limit/)).toBeVisible();
  },
};
