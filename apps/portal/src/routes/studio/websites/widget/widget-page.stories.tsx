import { listStudioEmbedSites, someSettings, studioEmbedSites } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../../../../.storybook/board.ts';
import { atRoute } from '../../../../host/app/at-route.tsx';
import { WidgetPage } from './widget-page.tsx';

/** The id in the address of stories. */
const site = { ...studioEmbedSites()[0]!, id: 'story' };

const meta = {
  title: 'Portal/WidgetPage',
  component: WidgetPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
  beforeEach: ({ msw }) => msw.use(listStudioEmbedSites([site])),
} satisfies Meta<typeof WidgetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page in the frame; its script comes from the server, so in Storybook the element stays empty. */
const host = async () => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the widget');
  await waitFor(() => expect(frame.contentDocument!.querySelector('h1')).not.toBeNull());
  return frame.contentDocument!;
};
const field = (role: string, name: string) => screen.findByRole(role, { name });

/** Code and preview follow what is chosen, and what was written for one widget is there again. */
export const Chosen: Story = {
  play: async () => {
    const page = await host();
    await userEvent.selectOptions(await field('combobox', 'Widget'), 'Birthdays and anniversaries');
    await userEvent.click(await field('radio', 'Birthdays'));
    await userEvent.selectOptions(await field('combobox', 'Light or dark'), 'Dark');
    await waitFor(() => expect(page.querySelector('foyer-occasions')?.getAttribute('show')).toBe('birthdays'));
    await expect(page.querySelector('foyer-occasions')?.getAttribute('theme')).toBe('dark');
    await expect(screen.getByText(/<foyer-occasions site=.* theme="dark" show="birthdays"><\/foyer-occasions>/)).toBeVisible();
    await userEvent.selectOptions(await field('combobox', 'Widget'), 'Rewards');
    await waitFor(() => expect(page.querySelector('foyer-shop')).not.toBeNull());
    await expect(page.querySelector('foyer-occasions')).toBeNull();
    await userEvent.selectOptions(await field('combobox', 'Widget'), 'Birthdays and anniversaries');
    await expect(await field('radio', 'Birthdays')).toBeChecked();
  },
};

/** An address that widgets do not link to is said at its field, and does not get into the code. */
export const Refused: Story = {
  play: async () => {
    await userEvent.selectOptions(await field('combobox', 'Widget'), 'Birthdays and anniversaries');
    const address = await field('textbox', 'Where “Show all” leads');
    await userEvent.type(address, 'javascript:alert(1)');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/begin it with \/ or with https/));
    await expect(screen.queryByText(/show-all-url/)).toBeNull();
  },
};

/** The styles of a page that gives the widget its own colours. */
export const OwnColours: Story = {
  play: async () => {
    await userEvent.click(await field('switch', 'Own colours on this page'));
    await userEvent.selectOptions(await field('combobox', 'Corners'), 'Sharp');
    await expect(await screen.findByText(/Buttons: contrast/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Brand colour' })).toBeVisible();
  },
};

/** The digests of the release come with the code for a page that checks what it loads. */
export const Checked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/embed/v1/integrity.json', () =>
        HttpResponse.json({ script: 'v1/foyer-a1b2c3d4.js', integrity: 'sha384-one', files: { 'assets/part.js': 'sha384-two' } }),
      ),
    ),
  play: async () => {
    await userEvent.click(await screen.findByText('For a page that checks what it loads'));
    await expect(await screen.findByText(/\/embed\/v1\/foyer-a1b2c3d4\.js" integrity="sha384-one" crossorigin/)).toBeVisible();
    await userEvent.click(screen.getByText('For a project with npm'));
    await expect(screen.getByText(/npm install @foyer\/widgets/)).toBeVisible();
  },
};

/** Without a connection they can be asked for again. */
export const DigestsFailing: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/embed/v1/integrity.json', () => HttpResponse.error())),
  play: async () => {
    await userEvent.click(await screen.findByText('For a page that checks what it loads'));
    await expect(await screen.findByText('The digests could not be loaded.')).toBeVisible();
  },
};

/** A website without a key signs no one in. */
export const WithoutKey: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioEmbedSites([{ ...site, keys: [] }])),
  play: async () => {
    await expect(await screen.findByText(/This website has no key/)).toBeVisible();
    await userEvent.selectOptions(await field('combobox', 'Seen by'), 'A visitor');
    await waitFor(() => expect(screen.queryByText(/This website has no key/)).toBeNull());
  },
};

export const SwitchedOff: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioEmbedSites([{ ...site, content: { ...site.content, enabled: false } }])),
  play: async () => {
    await expect(await screen.findByText(/This website is switched off/)).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
