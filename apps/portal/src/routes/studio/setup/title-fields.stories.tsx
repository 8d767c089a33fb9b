import { someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { TitleFields } from './title-fields.tsx';

/** Keeps what is typed, as the menu does. */
function Kept({ title: begun, onChange, ...rest }: ComponentProps<typeof TitleFields>) {
  const [title, setTitle] = useState(begun);
  return (
    <TitleFields
      {...rest}
      title={title}
      onChange={(changed) => {
        setTitle(changed);
        onChange(changed);
      }}
    />
  );
}

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
  { key: 'fr_FR', label: 'Français', direction: 'ltr' },
  { key: 'ar', label: 'العربية', direction: 'rtl' },
] as const;

const meta = {
  title: 'Portal/TitleFields',
  component: TitleFields,
  parameters: { layout: 'padded' },
  args: { title: { en_GB: 'Canteen', de_DE: 'Kantine' }, error: undefined, folded: true, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
} satisfies Meta<typeof TitleFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only one's own title is open at first; those that are missing are counted. */
export const Folded: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title (English)' })).toHaveValue('Canteen');
    await expect(canvas.getByLabelText('Title (Deutsch)')).not.toBeVisible();
    await userEvent.click(canvas.getByText('In other languages (2 missing)'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title (Français)' }), 'C');
    await expect(canvas.getByText('In other languages (1 missing)')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ en_GB: 'Canteen', de_DE: 'Kantine', fr_FR: 'C' });
  },
};

export const Board = board<Story>(meta, { filled: {}, more: { Open: { filled: { args: { folded: false } } } } });
