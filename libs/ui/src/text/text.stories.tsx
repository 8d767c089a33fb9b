import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = { title: 'UI/Text', parameters: { layout: 'padded' }, component: Text, args: { children: words.text } } satisfies Meta<
  typeof Text
>;
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

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

export const OneLine: Story = { args: { truncate: true } };

export const RightToLeft: Story = { args: { children: words.arabicText }, globals: { locale: 'ar' } };
