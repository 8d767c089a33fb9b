import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'UI/Controls/TextArea',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: TextArea,
  args: { label: 'Ihr Kommentar', maxLength: 500, counter: (length, max) => (max === undefined ? String(length) : `${length} von ${max}`) },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Was meinen Sie dazu?' } };

export const Growing: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Ihr Kommentar');
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.paste(`${words.text}\n`.repeat(3));
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await expect(canvas.getByText(`${3 * (words.text.length + 1)} von 500`)).toBeVisible();
  },
};

/** Beyond 384 px it scrolls, so that the button below stays in reach. */
export const UpToItsMaximum: Story = {
  args: { defaultValue: `${words.text}\n`.repeat(40), maxLength: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ihr Kommentar').offsetHeight).toBe(384);
  },
};

/** What browsers without `field-sizing` do. */
export const GrowingByScript: Story = {
  beforeEach: () => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    return () => supports.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Ihr Kommentar');
    area.style.setProperty('field-sizing', 'fixed');
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.paste(`${words.text}\n`.repeat(3));
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    const grown = area.clientHeight;
    await userEvent.clear(area);
    await expect(area.clientHeight).toBeLessThan(grown);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Erste{Enter}Zweite');
    await expect(canvas.getByLabelText('Ihr Kommentar')).toHaveValue('Erste\nZweite');
    await expect(canvas.getByLabelText('Ihr Kommentar')).toHaveAccessibleDescription('12 von 500');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: words.text } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: words.text } };

export const Invalid: Story = { args: { error: 'Schreiben Sie etwas.' } };

export const Board = board<Story>(meta, {
  filled: { args: { defaultValue: words.text } },
  rightToLeft: { args: { label: 'تعليقك', defaultValue: words.arabicText, counter: (length, max) => `${length} من ${max}` } },
  more: {
    Invalid: { filled: Invalid, rightToLeft: { args: { defaultValue: undefined, error: words.arabicTitle } } },
    ReadOnly: { filled: ReadOnly, rightToLeft: { args: { defaultValue: words.arabicText } } },
    Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: words.arabicText } } },
  },
  long: { args: { label: words.long, hint: words.text, error: words.text, defaultValue: words.long.repeat(2) } },
  endless: { args: { label: words.endless, hint: words.endless, error: words.endless, defaultValue: words.endless } },
});
