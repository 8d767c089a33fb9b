import { createStudioPreviewLinkFails, someSettings, studioPreviewLinks } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { PreviewLinksDialog } from './preview-links-dialog.tsx';

const meta = {
  title: 'Portal/PreviewLinksDialog',
  component: PreviewLinksDialog,
  args: { subject: 'article', id: 'one', onClose: fn() },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof PreviewLinksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Links for others' }));

/** A link is made, whose address is shown once, and ended. */
export const Links: Story = {
  beforeEach: ({ msw }) => msw.use(...studioPreviewLinks()),
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Valid for' }), '7 days');
    await userEvent.click(shown.getByRole('button', { name: 'Create link' }));
    const address = await shown.findByRole<HTMLInputElement>('textbox', { name: 'The new link' });
    await expect(address.value).toMatch(/article_previews\/one\?token=/);
    await expect(shown.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(shown.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(shown.getAllByRole('button', { name: 'End now' })[0]!);
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(2));
    // The address of a link that has ended leads nowhere.
    await waitFor(() => expect(shown.queryByRole('textbox', { name: 'The new link' })).toBeNull());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...studioPreviewLinks([])),
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText('No link is valid at the moment.')).toBeVisible());
  },
};

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(createStudioPreviewLinkFails(), ...studioPreviewLinks()),
  play: async () => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: 'Create link' }));
    await expect(await shown.findByRole('alert')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
