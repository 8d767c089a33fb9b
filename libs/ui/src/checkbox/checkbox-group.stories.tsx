import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Controls/CheckboxGroup',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: CheckboxGroup,
  args: {
    label: 'Newsletter',
    hint: 'Sie können sie jederzeit abbestellen.',
    name: 'newsletter',
    onChange: fn(),
    children: (
      <>
        <Checkbox value="news" label="Neuigkeiten" />
        <Checkbox value="jobs" label="Offene Stellen" description="Einmal in der Woche" />
        <Checkbox value="shop" label="Prämien" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  args: { defaultValue: ['shop'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Newsletter' })).toHaveAccessibleDescription('Sie können sie jederzeit abbestellen.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Neuigkeiten' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['news', 'shop']);
    await expect(canvas.getByRole('checkbox', { name: 'Neuigkeiten' })).toHaveAttribute('name', 'newsletter');
  },
};

/** At most two: the third press changes nothing. */
function AtMostTwo(props: CheckboxGroupProps) {
  const [value, setValue] = useState<string[]>(['news']);
  return <CheckboxGroup {...props} value={value} onChange={(next) => next.length <= 2 && setValue(next)} />;
}

export const Controlled: Story = {
  render: (args) => <AtMostTwo {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [news, jobs, shop] = canvas.getAllByRole('checkbox');
    await userEvent.click(jobs!);
    await userEvent.click(shop!);
    await expect(news!).toBeChecked();
    await expect(jobs!).toBeChecked();
    await expect(shop!).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Offene Stellen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['jobs']);
  },
};

export const Invalid: Story = {
  args: { error: 'Wählen Sie mindestens einen Newsletter.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Wählen Sie mindestens einen/);
    await expect(canvas.getByRole('checkbox', { name: 'Prämien' })).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: ['jobs'] } };

export const Board = board<Story>(meta, {
  filled: Invalid,
  rightToLeft: {
    args: { label: words.arabicTitle, hint: words.arabicText, children: <Checkbox value="a" label={words.arabicTitle} defaultChecked /> },
  },
  more: {
    Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: ['a'] } } },
  },
  long: { args: { label: words.text, hint: words.text, children: <Checkbox value="a" label={words.text} /> } },
  endless: {
    args: { label: words.endless, hint: words.endless, error: words.endless, children: <Checkbox value="a" label={words.endless} /> },
  },
});
