import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'UI/Controls/SearchField',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: SearchField,
  args: {
    label: 'Kolleginnen und Kollegen suchen',
    placeholder: 'Name, Haus oder Abteilung',
    submitLabel: 'Suchen',
    clearLabel: 'Suche leeren',
    onSearch: fn(),
    onClear: fn(),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name is there for screen readers, the label is not to be seen. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Kolleginnen und Kollegen suchen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suche leeren' })).toBeNull();
  },
};

export const WithLabel: Story = { args: { labelVisible: true, hint: 'Auch Teile eines Namens genügen.', defaultValue: 'Bergmann' } };

/** Enter searches for the trimmed text and for nothing blank; Esc empties and lets a second Esc through, as for a dialog around. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Suchen' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard(' Anna Bergmann {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Anna Bergmann');
    const onKeyDown = fn();
    document.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalled();
    await expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onKeyDown).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyDown);
  },
};

export const Pressing: Story = {
  args: { defaultValue: 'Bergmann' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen' }));
    await expect(args.onSearch).toHaveBeenCalledWith('Bergmann');
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Suche leeren' })).toBeNull();
  },
};

/** One search at a time. */
export const Pending: Story = {
  args: { pending: true, defaultValue: 'Bergmann' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Bergmann' } };

export const Board = board<Story>(meta, {
  filled: { args: { defaultValue: 'Bergmann', labelVisible: true } },
  rightToLeft: { args: { label: 'ابحث عن الزملاء', placeholder: 'الاسم', defaultValue: 'آنا', labelVisible: true } },
  more: {
    Pending: { filled: Pending, rightToLeft: { args: { defaultValue: 'آنا' } } },
    Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: 'آنا' } } },
  },
  /** A placeholder that is too long ends within the field. */
  long: {
    args: { label: words.text, labelVisible: true, placeholder: words.text },
    play: async ({ canvas }) => {
      const { textOverflow, paddingInlineEnd } = getComputedStyle(canvas.getByRole('searchbox'));
      await expect(textOverflow).toBe('ellipsis');
      await expect(Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(0);
    },
  },
  endless: { args: { label: words.endless, labelVisible: true, hint: words.endless, defaultValue: words.endless } },
});
