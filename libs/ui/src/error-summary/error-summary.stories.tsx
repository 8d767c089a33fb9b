import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'UI/Controls/ErrorSummary',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: ErrorSummary,
  args: {
    title: 'Es gibt ein Problem',
    errors: [
      { field: 'email', text: 'Geben Sie eine E-Mail-Adresse ein.' },
      { field: 'topics', text: 'Wählen Sie mindestens ein Thema.' },
    ],
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Es gibt ein Problem' })).toHaveFocus();
  },
};

/** A line leads to its field, and to the first control of a group. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="email" label="E-Mail" error="Geben Sie eine E-Mail-Adresse ein." />
      <CheckboxGroup id="topics" label="Themen" error="Wählen Sie mindestens ein Thema.">
        <Checkbox value="news" label="Neuigkeiten" />
        <Checkbox value="jobs" label="Offene Stellen" />
      </CheckboxGroup>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Neuigkeiten' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};

export const Board = board<Story>(meta, {
  rightToLeft: { args: { title: words.arabicTitle, errors: [{ field: 'a', text: words.arabicText }] } },
  long: { args: { title: words.text, errors: [{ field: 'a', text: words.text }] } },
  endless: { args: { title: words.endless, errors: [{ field: 'a', text: words.endless }] } },
});
