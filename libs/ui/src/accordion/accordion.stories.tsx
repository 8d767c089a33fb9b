import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { settled, overflowing, words } from '../samples/samples.ts';
import { Accordion } from './accordion.tsx';

const questions = ['Wie melde ich mich krank?', 'Wo finde ich meinen Dienstplan?', 'Wer hilft bei der Anmeldung?'];

const meta = {
  title: 'UI/Display/Accordion',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: Accordion,
  args: {
    children: questions.map((question) => (
      <Disclosure key={question} summary={question}>
        {words.text}
      </Disclosure>
    )),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (element: Element) => element.closest('details')!.open;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = questions.map((question) => canvas.getByText(question));
    await userEvent.click(first!);
    await userEvent.click(second!);
    await expect([first, second].map((summary) => isOpen(summary!))).toEqual([true, true]);
  },
};

export const OneAtATime: Story = {
  args: { exclusive: true },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = questions.map((question) => canvas.getByText(question));
    await userEvent.click(first!);
    await userEvent.click(second!);
    await waitFor(() => expect([first, second].map((summary) => isOpen(summary!))).toEqual([false, true]));
  },
};

/** Tab walks from line to line, past what is closed. Enter and Space are the browser's own on a `summary`; they come to it as a press. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const [first, second] = canvasElement.querySelectorAll('summary');
    await expect(first).toHaveFocus();
    first!.click();
    await expect(isOpen(first!)).toBe(true);
    await expect(first).toHaveFocus();
    first!.click();
    await expect(isOpen(first!)).toBe(false);
    await settled(canvasElement);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(canvas.getAllByText(words.text)[1]).not.toBeVisible();
  },
};

/** As headlines, the lines are in the page's outline. */
export const Headlines: Story = {
  args: {
    children: questions.map((question, index) => (
      <Disclosure key={question} summary={question} level={2} open={index === 0}>
        {words.text}
      </Disclosure>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

const narrow = (word: string): Story => ({
  args: {
    children: (
      <Disclosure summary={word} open>
        {word}
      </Disclosure>
    ),
  },
  render: (args) => (
    <Narrow>
      <Accordion {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  filled: Headlines,
  rightToLeft: {
    args: {
      children: [words.arabicTitle, 'أين أجد جدول عملي؟'].map((question, index) => (
        <Disclosure key={question} summary={question} open={index === 0}>
          {words.arabicText}
        </Disclosure>
      )),
    },
  },
  long: narrow(words.long.repeat(2)),
  endless: narrow(words.endless),
});
