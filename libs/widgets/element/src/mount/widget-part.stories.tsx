import { Button, Cluster, Dialog } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { loadMessages } from '@foyer/i18n/messages';
import { defineWidget } from '../element/foyer-element.ts';
import { createPart } from './widget-part.tsx';

/** A small widget, to see what the element does for every one. */
function Greeting({ name, times }: { name: string; times: number }) {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <p>{`${name} × ${times}`}</p>
      <Cluster>
        <Button onClick={() => setCount(count + 1)}>{`Gezählt: ${count}`}</Button>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Öffnen
        </Button>
      </Cluster>
      <Dialog open={open} onOpenChange={setOpen} title="Guten Tag" closeLabel="Schließen">
        {name}
      </Dialog>
    </>
  );
}

defineWidget({
  tag: 'foyer-greeting',
  attributes: ['name', 'times'],
  before: { height: 120 },
  load: async () =>
    createPart({
      options: z.object({ name: z.string(), times: z._default(z.coerce.number().check(z.int(), z.lte(9)), 1) }),
      Component: Greeting,
      members: 'too',
      messages: loadMessages,
    }),
});

const refused = fn();
/** The page's owner chooses; here it is the toolbar. */
const themeOf = (globals: Record<string, unknown>) =>
  globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'auto';

/** A page of someone else, whose own styles must not reach the widget, nor the other way round. */
function ForeignPage({ attributes }: { attributes: Record<string, string> }) {
  return <div ref={(place) => draw(place, attributes)} />;
}

function draw(place: HTMLElement | null, attributes: Record<string, string>): (() => void) | undefined {
  if (!place) return undefined;
  const element = document.createElement('foyer-greeting');
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.addEventListener('foyer:error', (event) => refused((event as CustomEvent<unknown>).detail));
  place.append(element);
  return () => element.remove();
}

const meta = {
  title: 'Widgets/Element',
  tags: ['stable'],
  component: ForeignPage,
  args: { attributes: { name: 'Anna', locale: 'de_DE' } },
  parameters: { layout: 'padded' },
  render: ({ attributes }, { globals }) => <ForeignPage attributes={{ theme: themeOf(globals), ...attributes }} />,
  beforeEach: () => void refused.mockClear(),
} satisfies Meta<typeof ForeignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const widgetIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('foyer-greeting')!;
/** What the widget has drawn. An element and not the shadow root itself, which the queries cannot print. */
async function inside(canvasElement: HTMLElement) {
  const root = widgetIn(canvasElement).shadowRoot!;
  await waitFor(() => expect(root.querySelector('[part=root]')).not.toBeNull());
  return within(root.querySelector<HTMLElement>('[part=root]')!);
}

export const Drawn: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const widget = await inside(canvasElement);
    await expect(await widget.findByText('Anna × 1')).toBeVisible();
    const button = widget.getByRole('button', { name: 'Gezählt: 0' });
    // In the design's own form, although the page's style sheets end at the shadow root.
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    widgetIn(canvasElement).setAttribute('times', '3');
    await expect(await widget.findByText('Anna × 3')).toBeVisible();
    await expect(widget.getByRole('button', { name: 'Gezählt: 1' })).toBeVisible();
  },
};

export const DialogInside: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const widget = await inside(canvasElement);
    const opener = await widget.findByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const dialog = await widget.findByRole('dialog', { name: 'Guten Tag' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widgetIn(canvasElement).shadowRoot?.activeElement).toBe(opener));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

export const MovedKeepsItsState: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const widget = await inside(canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: 'Gezählt: 0' }));
    const element = widgetIn(canvasElement);
    element.parentElement!.append(element);
    await expect(widget.getByRole('button', { name: 'Gezählt: 1' })).toBeVisible();
    const place = element.parentElement!;
    element.remove();
    await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
    place.append(element);
    const again = await inside(canvasElement);
    await expect(await again.findByRole('button', { name: 'Gezählt: 0' })).toBeVisible();
  },
};

export const WrongAttributes: Story = {
  parameters: { consoleErrors: [/wrong_attributes/] },
  args: { attributes: { times: '99', locale: 'de_DE' } },
  play: async ({ canvasElement }) => {
    await expect(await (await inside(canvasElement)).findByText(/nicht richtig eingerichtet: name, times/)).toBeVisible();
    await expect(refused.mock.lastCall?.[0]).toMatchObject({ problems: [{ attribute: 'name' }, { attribute: 'times' }] });
  },
};

/** The page sets a public variable on the part: its colour is the widget's, in every mode. */
export const ThemedByThePage: Story = {
  args: { attributes: { name: 'Anna', locale: 'de_DE', theme: 'dark' } },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('foyer-greeting::part(root) { --foyer-color-text: rgb(255 250 240) }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const text = await (await inside(canvasElement)).findByText('Anna × 1');
    await waitFor(() => expect(getComputedStyle(text).color).toBe('rgb(255, 250, 240)'));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  },
};

/** A page that is light or dark by its own colours, whatever the reader's system says: the widget can be read on both. */
export const AsThePageIs: Story = {
  args: { attributes: { name: 'Anna', locale: 'de_DE', theme: 'auto' } },
  play: async ({ canvasElement }) => {
    const text = await (await inside(canvasElement)).findByText('Anna × 1');
    const page = widgetIn(canvasElement).parentElement!;
    const theme = () => text.closest('[part=root]')?.getAttribute('data-theme');
    for (const [ground, ink, expected] of [
      ['#101820', '#f5f5f5', 'dark'],
      ['#ffffff', '#101820', 'light'],
    ] as const) {
      page.style.backgroundColor = ground;
      page.style.color = ink;
      await waitFor(() => expect(theme()).toBe(expected));
    }
  },
};

export const RightToLeft: Story = {
  args: { attributes: { name: 'آنا', locale: 'ar' } },
  play: async ({ canvasElement }) => {
    const text = await (await inside(canvasElement)).findByText('آنا × 1');
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
};

export const Dark: Story = {
  args: { attributes: { name: 'Anna', theme: 'dark', locale: 'de_DE' } },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const text = await (await inside(canvasElement)).findByText('Anna × 1');
    await expect(getComputedStyle(text).colorScheme).toBe('dark');
  },
};
