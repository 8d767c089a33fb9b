import { aPerson, aStudioEditor, setStudioPresence, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { PresentEditors } from './present-editors.tsx';

const others = [1, 2, 3, 4].map((index) => aStudioEditor({}, index));
const self = aStudioEditor({ own: true }, 0);
const long = aStudioEditor({ person: aPerson({ name: 'Konstantina-Alexandra von Hohenstein-Schwarzenberg zu Lauenburg' }) });

const meta = {
  title: 'Portal/PresentEditors',
  component: PresentEditors,
  parameters: { layout: 'padded' },
  args: { subject: 'article', id: 'article' },
  beforeEach: ({ msw }) => msw.use(setStudioPresence(others.slice(0, 2))),
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof PresentEditors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who comes is read out; the faces open a list of who they are and since when. */
export const Keyboard: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioPresence([...others.slice(0, 1), self])),
  play: async ({ canvas }) => {
    const faces = await canvas.findByRole('button', { name: /^Also open here: .+ and You, in another tab$/ });
    await expect(canvas.getByText(/^Also open here/)).toHaveTextContent('You, in another tab');
    faces.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await canvas.findByRole('dialog', { name: 'Also open here' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(faces).toHaveFocus());
  },
};

export const Many: Story = { beforeEach: ({ msw }) => msw.use(setStudioPresence(others)) };

export const LongName: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioPresence([long])),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: /Hohenstein/ })),
};

export const Board = board<Story>(meta, { filled: {}, more: { Many: { filled: Many }, LongName: { filled: LongName } } });
