import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Clamp } from '../clamp/clamp.tsx';
import { EmailLink } from '../link/email-link.tsx';
import { Divider } from '../divider/divider.tsx';
import { Heading } from '../heading/heading.tsx';
import { Narrow } from '../samples/narrow.tsx';
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

/** Long words break with a hyphen, by the language that the nearest `lang` names. A text whose language is not known is left alone, and so are addresses. */
export const Hyphenation: Story = {
  globals: { locale: 'de_DE' },
  render: () => (
    <Narrow width={160}>
      <Stack gap="m">
        <Heading level={2}>{words.long}</Heading>
        <Text>{words.long}</Text>
        <Card>{words.long}</Card>
        <Badge>{words.long}</Badge>
        <Button>{words.long}</Button>
        <Clamp lines={3} dir="ltr" lang="de-DE">
          {words.long}
        </Clamp>
        <Clamp lines={3} data-testid="unknown">
          {words.long}
        </Clamp>
        <EmailLink email="donaudampfschifffahrt@kapitaensmuetzen.example" />
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const hyphens = (element: Element) => getComputedStyle(element).hyphens;
    const known = canvas.getAllByText(words.long).filter((element) => element.dataset['testid'] !== 'unknown');
    await expect(known).toHaveLength(6);
    for (const element of known) {
      await expect(hyphens(element)).toBe('auto');
      await expect(element.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
      // Short words stay whole.
      await expect(getComputedStyle(element).getPropertyValue('hyphenate-limit-chars')).toBe('10 4 4');
    }
    await expect(hyphens(canvas.getByTestId('unknown'))).toBe('manual');
    await expect(hyphens(canvas.getByRole('link'))).toBe('manual');
  },
};

export const Board = board<Story>(meta, {
  filled: Scale,
  rightToLeft: { render: () => page(words.arabicTitle, words.arabicText) },
  long: { render: () => page(words.long, `${words.long} `.repeat(4)) },
});
