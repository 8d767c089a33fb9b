import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { elementPage } from '../../../../.storybook/element-page.ts';
import './element.ts';

const place = (limit: string, theme: string) => (host: HTMLElement | null) => {
  if (!host) return undefined;
  const element = document.createElement('foyer-shop');
  element.setAttribute('locale', 'de_DE');
  element.setAttribute('theme', theme);
  element.setAttribute('limit', limit);
  host.append(element);
  return () => element.remove();
};

/** The page's owner chooses the theme; here it is the toolbar. */
const themeOf = (globals: Record<string, unknown>) =>
  globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'auto';

const meta = {
  title: 'Widgets/Shop/Element',
  tags: ['stable'],
  render: ({ limit }, { globals }) => <div ref={place(limit, themeOf(globals))} />,
  args: { limit: '2' },
  parameters: { layout: 'padded', ...elementPage('shop') },
} satisfies Meta<{ limit: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the widget has drawn. An element and not the shadow root itself, which the queries cannot print. */
async function inside(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('foyer-shop')!.shadowRoot!;
  await waitFor(() => expect(root.querySelector('[part=root]')).not.toBeNull());
  return within(root.querySelector<HTMLElement>('[part=root]')!);
}

/** As on a page of another site: everything inside the shadow root. */
export const OnAPage: Story = {
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const WrongAttribute: Story = {
  parameters: { consoleErrors: [/wrong_attributes/] },
  args: { limit: 'all' },
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findByText(/nicht richtig eingerichtet: limit/)).toBeVisible();
  },
};
