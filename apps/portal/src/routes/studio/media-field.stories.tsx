import { aDocument, aMedium, someMedia, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { atRoute } from '../../host/app/at-route.tsx';
import { MediaField } from './media-field.tsx';

const [first, second, third] = someMedia(3);

/** Keeps what is chosen, as the article does. */
function Kept({ ids: begun, onChange, ...rest }: ComponentProps<typeof MediaField>) {
  const [ids, setIds] = useState(begun);
  return (
    <MediaField
      {...rest}
      ids={ids}
      onChange={(changed) => {
        setIds(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = {
  title: 'Portal/MediaField',
  component: MediaField,
  parameters: { layout: 'padded' },
  args: {
    kind: 'image',
    label: 'Gallery',
    hint: 'Pictures that readers leaf through below the text.',
    add: 'Add pictures …',
    ids: [first!.id, second!.id],
    most: 50,
    saved: [first!, second!],
    errorOf: (_index: number): string | undefined => undefined,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof MediaField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several are added one after the other; the dialog stays open until it is closed. */
export const Added: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add pictures …' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Gallery' });
    await waitFor(() => expect(within(dialog).getAllByText('Chosen')).toHaveLength(2));
    await userEvent.click(within(dialog).getAllByRole('button', { name: `Use ${third!.name}` })[0]!);
    await expect(args.onChange).toHaveBeenLastCalledWith([first!.id, second!.id, third!.id]);
    await waitFor(() => expect(within(dialog).getAllByText('Chosen')).toHaveLength(3));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const [handle] = await canvas.findAllByRole('button', { name: /^Move: / });
    handle!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith([second!.id, first!.id]);
    await userEvent.click(canvas.getByRole('button', { name: `Actions: ${first!.name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([second!.id]);
  },
};

/** The last one goes: the button that adds has the focus. */
export const Emptied: Story = {
  args: { ids: [first!.id] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${first!.name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add pictures …' })).toHaveFocus());
  },
};

/** What is gone keeps its place until it is removed, and says so. */
export const Gone: Story = {
  args: { ids: [first!.id, 'gone'], errorOf: (index) => (index === 1 ? 'This file does not exist.' : undefined) },
};

const files = [aDocument(), aMedium({ name: 'Ein Plan mit einem außergewöhnlich langen Namen für alle Häuser 2026 endgültig.jpg' }, 5)];

export const Board = board<Story>(meta, {
  filled: {},
  more: {
    Gone: { filled: Gone },
    Files: {
      filled: { args: { kind: 'any', label: 'Attachments', add: 'Add files …', ids: files.map(({ id }) => id), saved: files } },
    },
    Empty: { filled: { args: { ids: [] } } },
  },
});
