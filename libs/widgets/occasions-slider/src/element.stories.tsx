import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { elementPage } from '../../../../.storybook/element-page.ts';
import { LiveElement } from '../../../../.storybook/live-element.tsx';
import './element.ts';

function make(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('foyer-occasions');
  for (const [name, value] of Object.entries({ locale: 'de_DE', ...attributes })) element.setAttribute(name, value);
  return element;
}

const place = (attributes: Record<string, string>, theme: string) => (host: HTMLElement | null) => {
  if (!host) return undefined;
  const element = make({ theme, ...attributes });
  host.append(element);
  return () => element.remove();
};

const makeLive = () => make({ limit: '2' });

/** The page's owner chooses the theme; here it is the toolbar. */
const themeOf = (globals: Record<string, unknown>) =>
  globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'auto';

const meta = {
  title: 'Widgets/Occasions slider/Element',
  tags: ['stable'],
  render: (attributes, { globals }) => <div ref={place(attributes, themeOf(globals))} />,
  args: { limit: '2' },
  // Its code is there before a play begins: how long that takes is no matter of what a play waits for.
  loaders: [() => import('./part.ts')],
  parameters: { layout: 'padded', ...elementPage('occasions-slider') },
} satisfies Meta<Record<string, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the widget has drawn. An element and not the shadow root itself, which the queries cannot print. */
async function inside(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('foyer-occasions')!.shadowRoot!;
  await waitFor(() => expect(root.querySelector('[part=root]')).not.toBeNull());
  return within(root.querySelector<HTMLElement>('[part=root]')!);
}

/** As on a page of another site: everything inside the shadow root. */
export const OnAPage: Story = {
  args: { limit: '2', show: 'birthdays' },
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findAllByText('Geburtstag')).toHaveLength(2);
  },
};

/** What a page can tell it, and what it tells the page. */
export const EventsAndMethods: Story = {
  render: () => <LiveElement make={makeLive} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const events = canvas.getByRole('list', { name: 'Events' });
    await waitFor(() => expect(events).toHaveTextContent('foyer:ready {}'));
    await userEvent.click(canvas.getByRole('button', { name: "setLocale('fr')" }));
    await expect(await (await inside(canvasElement)).findAllByText('Anniversaire')).not.toHaveLength(0);
  },
};

export const WrongAttribute: Story = {
  parameters: { consoleErrors: [/wrong_attributes/] },
  args: { limit: 'all' },
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findByText(/nicht richtig eingerichtet: limit/)).toBeVisible();
  },
};
