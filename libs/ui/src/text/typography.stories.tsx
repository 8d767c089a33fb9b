import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from '../divider/divider.tsx';
import { Heading } from '../heading/heading.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

/** Everything type can do here, on one page, to be judged as a whole. */
const meta = { title: 'UI/Foundations/Typography', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const headings = ['display', 'title', 'section', 'sub', 'card', 'small'] as const;
const texts = ['l', 'm', 's', 'xs'] as const;

const page = (title: string, text: string) => (
  <Stack gap="l">
    {headings.map((size, index) => (
      <Stack key={size} gap="xxs">
        <Text size="xs" tone="muted">
          Heading {size}
        </Text>
        <Heading level={index === 0 ? 1 : 2} size={size}>
          {title}
        </Heading>
      </Stack>
    ))}
    <Divider />
    {texts.map((size) => (
      <Stack key={size} gap="xxs">
        <Text size="xs" tone="muted">
          Text {size}
        </Text>
        <Text size={size}>{text}</Text>
      </Stack>
    ))}
    <Text numeric>
      <bdi>1.111,11 €</bdi>
      <br />
      <bdi>8.088,80 €</bdi>
    </Text>
  </Stack>
);

export const Scale: Story = {
  render: () => page(words.title, words.text),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
};

export const Dark: Story = { ...Scale, globals: { theme: 'dark' } };

export const RightToLeft: Story = { render: () => page(words.arabicTitle, words.arabicText), globals: { locale: 'ar' } };

export const LongGerman: Story = { render: () => page(words.long, `${words.long} `.repeat(4)) };
