import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'UI/TextArea',
  parameters: { layout: 'padded' },
  component: TextArea,
  args: { label: 'Ihr Kommentar', maxLength: 500, counter: (length, max) => `${length} von ${max}` },
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

export const Invalid: Story = { args: { error: 'Schreiben Sie etwas.' } };

export const Dark: Story = { args: { defaultValue: words.text }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { label: 'تعليقك', defaultValue: words.arabicText }, globals: { locale: 'ar' } };
