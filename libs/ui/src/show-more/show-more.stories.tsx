import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Chip } from '../chip/chip.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { ShowMore } from './show-more.tsx';

const meta = {
  title: 'UI/Display/ShowMore',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: ShowMore,
  args: { moreLabel: 'Mehr anzeigen', lessLabel: 'Weniger anzeigen', lines: 7, children: `${words.text} `.repeat(8) },
  render: (args) => (
    <Narrow>
      <Stack>
        <ShowMore {...args} />
        <Text tone="muted">Was danach kommt</Text>
      </Stack>
    </Narrow>
  ),
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button comes without moving what follows; opening and closing keep the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const after = canvas.getByText('Was danach kommt');
    const before = after.getBoundingClientRect().top;
    const button = await canvas.findByRole('button', { name: 'Mehr anzeigen' });
    await expect(after.getBoundingClientRect().top).toBe(before);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Weniger anzeigen');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await expect(after.getBoundingClientRect().top).toBeGreaterThan(before + 100);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await expect(after.getBoundingClientRect().top).toBe(before);
  },
};

export const TwelveLines: Story = { args: { lines: 12 } };

export const NothingToCut: Story = {
  args: { children: words.title },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const tasks = [
  'Brandschutz',
  'Erste Hilfe',
  'Ausbildung',
  'Küche',
  'Bankett',
  'Empfang am Wochenende',
  'Technik',
  'Betriebsrat',
  'Nachtdienst',
];

/** Any content above 100 px, such as the fields of a user card. */
export const ByHeight: Story = {
  args: {
    lines: undefined,
    height: 100,
    subject: 'Anna Bergmann',
    children: (
      <Cluster gap="xs">
        {tasks.map((task) => (
          <Chip key={task}>{task}</Chip>
        ))}
      </Cluster>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Mehr anzeigen: Anna Bergmann' });
    await expect(canvas.getByText('Brandschutz').closest('[id]')!.clientHeight).toBe(100);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Weniger anzeigen: Anna Bergmann');
  },
};

/** A link below the cut: the focus opens what hides it. */
export const FocusBelowTheCut: Story = {
  args: {
    lines: undefined,
    height: 100,
    children: (
      <Stack gap="xs">
        <Text>{words.text}</Text>
        <a href="#impressum">Zum Impressum</a>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mehr anzeigen' });
    canvas.getByRole('link').focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** What fits after a change of width needs no button. */
export const Resized: Story = {
  args: { lines: 5, children: words.text },
  render: (args) => (
    <div data-testid="column">
      <ShowMore {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getByTestId('column');
    column.style.inlineSize = '180px';
    await canvas.findByRole('button');
    column.style.inlineSize = '320px';
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

const cut: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('button');
  await expect(overflowing(canvasElement)).toEqual([]);
};

/** What a person wrote in another language runs and is cut in its own direction; the button keeps that of the page. */
export const OtherDirection: Story = {
  args: { moreLabel: 'عرض المزيد', lessLabel: 'عرض أقل', children: `${words.text} `.repeat(8), dir: 'auto' },
  globals: { locale: 'ar' },
  play: async (context) => {
    await cut(context);
    const button = context.canvas.getByRole('button');
    const text = button.previousElementSibling!;
    await expect(getComputedStyle(text).textAlign).toBe('start');
    await expect(getComputedStyle(text).direction).toBe('ltr');
    await expect(getComputedStyle(text).maskImage).toContain('to left');
    await expect(button.getBoundingClientRect().right).toBeCloseTo(text.getBoundingClientRect().right, 0);
    await expect(getComputedStyle(button.firstElementChild!).direction).toBe('rtl');
  },
};

export const Board = board<Story>(meta, {
  filled: ByHeight,
  rightToLeft: {
    args: { moreLabel: 'عرض المزيد', lessLabel: 'عرض أقل', children: `${words.arabicText} `.repeat(8) },
    play: async (context) => {
      await cut(context);
      const [button, column] = [context.canvas.getByRole('button'), context.canvas.getByText('Was danach kommt')];
      await expect(button.getBoundingClientRect().left).toBeCloseTo(column.getBoundingClientRect().left, 0);
    },
  },
  more: {
    Closed: { filled: TwelveLines, rightToLeft: { args: { lines: 3 } } },
  },
  long: { args: { moreLabel: words.long, children: `${words.long} `.repeat(12) }, play: cut },
  endless: { args: { moreLabel: words.endless, children: words.endless.repeat(3) }, play: cut },
});
