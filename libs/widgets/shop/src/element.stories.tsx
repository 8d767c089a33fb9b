import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { elementPage } from '../../../../.storybook/element-page.ts';
import { LiveElement } from '../../../../.storybook/live-element.tsx';
import './element.ts';

function make(limit: string, theme: string): HTMLElement {
  const element = document.createElement('foyer-shop');
  element.setAttribute('locale', 'de_DE');
  element.setAttribute('theme', theme);
  element.setAttribute('limit', limit);
  return element;
}

const place = (limit: string, theme: string) => (host: HTMLElement | null) => {
  if (!host) return undefined;
  const element = make(limit, theme);
  host.append(element);
  return () => element.remove();
};

const makeLive = () => make('2', 'auto');

/** The page's owner chooses the theme; here it is the toolbar. */
const themeOf = (globals: Record<string, unknown>) =>
  globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'auto';

const meta = {
  title: 'Widgets/Shop/Element',
  tags: ['stable'],
  render: ({ limit }, { globals }) => <div ref={place(limit, themeOf(globals))} />,
  args: { limit: '2' },
  // Its code is there before a play begins: how long that takes is no matter of what a play waits for.
  loaders: [() => import('./part.ts')],
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

/** What a page can tell it, and what it tells the page. */
export const EventsAndMethods: Story = {
  render: () => <LiveElement make={makeLive} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const events = canvas.getByRole('list', { name: 'Events' });
    await waitFor(() => expect(events).toHaveTextContent('foyer:ready {}'));
    await userEvent.click((await (await inside(canvasElement)).findAllByRole('button', { name: /^Auswählen/ }))[0]!);
    await waitFor(() => expect(events).toHaveTextContent('foyer:cart {"count":1}'));
  },
};

export const WrongAttribute: Story = {
  parameters: { consoleErrors: [/wrong_attributes/] },
  args: { limit: 'all' },
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findByText(/nicht richtig eingerichtet: limit/)).toBeVisible();
  },
};
