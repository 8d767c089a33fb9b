import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { adoptFonts } from '../theme/adopt-fonts.ts';
import { Text } from './text.tsx';

const meta = {
  title: 'UI/Foundations/Text',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Text,
  args: { children: words.text },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['text', 'muted', 'brand', 'critical', 'positive'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} weight="medium" />
      ))}
    </Stack>
  ),
};

export const OneLine: Story = { args: { truncate: true } };

/** What the portal does for readers whose fonts came too late for the first view. */
export const FontsThatCameLate: Story = {
  play: async ({ canvas }) => {
    const before = document.fonts.size;
    const giveBack = await adoptFonts('humanist');
    await expect(document.fonts.size).toBe(before + 2);
    await expect(
      [...document.fonts]
        .slice(-2)
        .map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`)
        .sort(),
    ).toEqual(['Foyer Humanist Headline loaded', 'Foyer Humanist Text loaded']);
    await expect(canvas.getByText(words.text)).toBeVisible();
    // A second one, such as another widget on the page, shares them, and keeps them when the first has gone.
    const giveBackToo = await adoptFonts('humanist');
    await expect(document.fonts.size).toBe(before + 2);
    giveBack();
    giveBack();
    await expect(document.fonts.size).toBe(before + 2);
    giveBackToo();
    await expect(document.fonts.size).toBe(before);
  },
};

export const Board = board<Story>(meta, {
  filled: Tones,
  rightToLeft: { args: { children: words.arabicText } },
  long: { args: { children: `${words.long} `.repeat(6) } },
  endless: { args: { children: words.endless } },
});
