import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { elementPage } from '../../../../.storybook/element-page.ts';
import { LiveElement } from '../../../../.storybook/live-element.tsx';
import './element.ts';

/** The page's owner chooses the theme; here it is the toolbar. */
const themeOf = (globals: Record<string, unknown>) =>
  globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'auto';

function make(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('foyer-chat');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // By the mocked server, of which every website is one.
  (element as unknown as { identify(way: () => string): void }).identify(() => 'token');
  return element;
}

const place = (attributes: Record<string, string>) => (host: HTMLElement | null) => {
  if (!host) return undefined;
  const element = make(attributes);
  host.append(element);
  return () => element.remove();
};

const ofMocks = { site: 'intranet', server: '/api/v2', locale: 'de' };
const makeLive = () => make(ofMocks);

const meta = {
  title: 'Widgets/Chat/Element',
  tags: ['beta'],
  render: (attributes, { globals }) => <div ref={place({ ...ofMocks, theme: themeOf(globals), ...attributes })} />,
  // Its code is there before a play begins: how long that takes is no matter of what a play waits for.
  loaders: [() => import('./part.ts')],
  parameters: { layout: 'padded', ...elementPage('chat') },
} satisfies Meta<Record<string, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const shadowOf = (canvasElement: HTMLElement) => canvasElement.querySelector('foyer-chat')!.shadowRoot!;

/** A button in the page's corner opens the panel, which is loaded for it; Esc closes it, and the focus is back. */
export const Floating: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const root = shadowOf(canvasElement);
    const launcher = within(root.firstElementChild as HTMLElement).getByRole('button', { name: 'Chat öffnen' });
    await userEvent.click(launcher);
    await waitFor(() => expect(root.querySelector('dialog[open]')).not.toBeNull());
    const dialog = within(root.querySelector<HTMLElement>('dialog')!);
    await expect(await dialog.findByRole('heading', { name: 'Nachrichten' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.activeElement).toBe(launcher));
    await userEvent.click(launcher);
    await waitFor(() => expect(root.querySelector('dialog[open]')).not.toBeNull());
  },
};

/** What a page can tell it, and what it tells the page. */
export const EventsAndMethods: Story = {
  render: () => <LiveElement make={makeLive} />,
  play: async ({ canvas, userEvent }) => {
    const events = canvas.getByRole('list', { name: 'Events' });
    await userEvent.click(canvas.getByRole('button', { name: 'open()' }));
    await waitFor(() => expect(events).toHaveTextContent('foyer:ready {}'));
    await expect(events).toHaveTextContent('foyer:open {}');
    await userEvent.click(canvas.getByRole('button', { name: 'close()' }));
    await waitFor(() => expect(events).toHaveTextContent('foyer:close {}'));
    await userEvent.click(canvas.getByRole('button', { name: 'destroy()' }));
    await expect(document.querySelector('foyer-chat')).toBeNull();
  },
};

/** In the page's text. */
export const Inline: Story = {
  args: { display: 'inline' },
  play: async ({ canvasElement }) => {
    const root = shadowOf(canvasElement);
    await waitFor(() => expect(root.querySelector('[part=root]')).not.toBeNull());
    const chat = within(root.querySelector<HTMLElement>('[part=root]')!);
    await expect(await chat.findByRole('heading', { name: 'Nachrichten' })).toBeVisible();
  },
};
