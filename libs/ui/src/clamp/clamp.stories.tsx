import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Clamp, type ClampProps } from './clamp.tsx';

const meta = {
  title: 'UI/Display/Clamp',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Clamp,
  args: { lines: 2, children: words.text.repeat(12) },
} satisfies Meta<typeof Clamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Kurpark/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / line)).toBe(2);
  },
};

/** Cut in its own direction, it keeps the beginning of its last line. */
const runs = (text: HTMLElement, direction: 'ltr' | 'rtl') => expect(getComputedStyle(text).direction).toBe(direction);

/** Cut as a teaser, as a name among other facts, and on one line. */
const inEachPlace = (name: string, longName: string, line: string) =>
  function Places(args: ClampProps) {
    return (
      <Narrow>
        <Stack>
          <Clamp {...args} data-testid="teaser" />
          <div>
            <Clamp lines={2} align="page" data-testid="name">
              {name}
            </Clamp>
            <Clamp lines={2} align="page">
              {longName}
            </Clamp>
          </div>
          <Text truncate data-testid="line">
            {line}
          </Text>
        </Stack>
      </Narrow>
    );
  };

/** German on an Arabic page: a teaser begins on its own side, a name is where the page's lines begin; all are cut at their own end. */
export const OtherDirection: Story = {
  globals: { locale: 'ar' },
  args: { children: words.text.repeat(3) },
  render: inEachPlace('Anna Bergmann', `${words.long} `.repeat(3), words.text),
  play: async ({ canvas }) => {
    await runs(canvas.getByTestId('teaser'), 'ltr');
    const name = canvas.getByTestId('name');
    await runs(name, 'ltr');
    const [own, around] = [name, name.parentElement!].map((element) => element.getBoundingClientRect());
    await expect(own!.right).toBeCloseTo(around!.right, 0);
    await expect(own!.width).toBeLessThan(around!.width);
    await runs(canvas.getByTestId('line'), 'ltr');
    await expect(getComputedStyle(canvas.getByTestId('line')).textAlign).toBe('right');
  },
};

/** And the reverse. */
export const OtherDirectionInGerman: Story = {
  globals: { locale: 'de_DE' },
  args: { children: words.arabicText.repeat(3) },
  render: inEachPlace(words.arabicTitle, words.arabicText, words.arabicText),
  play: async ({ canvas }) => {
    await runs(canvas.getByTestId('teaser'), 'rtl');
    const name = canvas.getByTestId('name');
    await runs(name, 'rtl');
    await expect(name.getBoundingClientRect().left).toBeCloseTo(name.parentElement!.getBoundingClientRect().left, 0);
    await runs(canvas.getByTestId('line'), 'rtl');
    await expect(getComputedStyle(canvas.getByTestId('line')).textAlign).toBe('left');
  },
};

/** A known language says more than the first letters: this Arabic text begins with a name. */
export const KnownDirection: Story = {
  args: { dir: 'rtl', children: `Foyer: ${words.arabicText.repeat(3)}` },
  play: async ({ canvas }) => {
    await runs(canvas.getByText(/Foyer/), 'rtl');
  },
};

export const ShorterThanItMayBe: Story = { args: { lines: 7, children: words.title } };

export const Board = board<Story>(meta, {
  filled: { args: { lines: 5 } },
  rightToLeft: { args: { lines: 2, children: words.arabicText.repeat(6) } },
  long: { args: { lines: 3, children: `${words.long} `.repeat(12) } },
  endless: { args: { lines: 2, children: words.endless } },
});
