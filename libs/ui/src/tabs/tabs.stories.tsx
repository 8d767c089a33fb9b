import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Tabs, type TabItem } from './tabs.tsx';

const members: TabItem[] = [
  { id: 'all', label: 'Alle', count: 128, countLabel: '128 Mitglieder', content: <Text>Alle Mitglieder der Gruppe</Text> },
  { id: 'admins', label: 'Verwaltung', count: 3, content: <Text>Die Verwaltung</Text> },
  { id: 'invitations', label: 'Einladungen', content: <TextField label="Einladen" /> },
  { id: 'declined', label: 'Abgelehnt', content: <Text>Abgelehnte Einladungen</Text> },
];

const meta = {
  title: 'UI/Display/Tabs',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: Tabs,
  args: { label: 'Mitglieder', items: members, onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One focus stop; the arrows choose at once, Home and End jump, Tab goes into the panel. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /^Alle.*128 Mitglieder$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Verwaltung 3' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Die Verwaltung');
    await expect(args.onChange).toHaveBeenLastCalledWith('admins');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Abgelehnte Einladungen');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Alle Mitglieder');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Einladungen' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Einladen' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Home}');
    await expect(canvas.getByRole('tab', { name: /^Alle/ })).toHaveFocus();
  },
};

/** Only the open panel is in the page. */
export const Lazy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Abgelehnt' }));
    await expect(await canvas.findByText('Abgelehnte Einladungen')).toBeVisible();
    await expect(canvas.queryByText('Alle Mitglieder der Gruppe')).toBeNull();
  },
};

export const KeepsPanels: Story = {
  args: { keepPanels: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Einladen')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Einladungen' }));
    await userEvent.type(canvas.getByLabelText('Einladen'), 'Anna');
    await userEvent.click(canvas.getByRole('tab', { name: 'Abgelehnt' }));
    await expect(canvas.getByLabelText('Einladen')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Einladungen' }));
    await expect(canvas.getByLabelText('Einladen')).toHaveValue('Anna');
  },
};

/** The address holds the choice: a press asks for it and waits. */
export const HeldFromOutside: Story = {
  args: { value: 'admins' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Abgelehnt' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('declined');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Die Verwaltung');
  },
};

export const Disabled: Story = {
  args: { items: members.map((item) => ({ ...item, disabled: item.id === 'admins' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Einladungen' })).toHaveFocus();
  },
};

/** The list scrolls, and the chosen tab comes into view. */
export const Small: Story = {
  args: { value: 'declined' },
  render: (args) => (
    <Narrow>
      <Tabs {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [list, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { name: 'Abgelehnt' })];
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  },
};

const narrow = (word: string): Story => ({
  args: { items: members.map((item) => ({ ...item, label: word, content: <Text>{word}</Text> })) },
  render: (args) => (
    <Narrow>
      <Tabs {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  rightToLeft: {
    args: {
      label: 'الأعضاء',
      items: [
        { id: 'all', label: 'الكل', count: 128, content: <Text>{words.arabicText}</Text> },
        { id: 'admins', label: 'الإدارة', content: <Text>{words.arabicTitle}</Text> },
        { id: 'declined', label: 'مرفوضة', content: <Text>{words.arabicText}</Text> },
      ],
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'الإدارة' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'مرفوضة' })).toHaveFocus();
    },
  },
  more: {
    Disabled: { filled: Disabled, rightToLeft: {} },
  },
  long: narrow('Freigabeanfragen und Genehmigungen'),
  endless: narrow(words.endless),
});
