import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Card, LinkArea } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';

const stops = [
  'Speichern',
  'Verwerfen',
  'Mehr',
  'Nutzungsbedingungen',
  'Stadt',
  'Angemeldet bleiben',
  'Mitteilungen',
  'Wintereröffnung am See',
];

/** One of each kind that is focused in a way of its own. */
function Controls() {
  const [save, discard, more, terms, city, stay, notices, article] = stops;
  return (
    <Stack>
      <Cluster>
        <Button>{save}</Button>
        <Button look="secondary">{discard}</Button>
        <Button look="quiet">{more}</Button>
        <Link href="#terms">{terms}</Link>
      </Cluster>
      <TextField label={city} />
      <Checkbox label={stay} />
      <Switch label={notices} />
      <Card>
        <LinkArea href="#article">{article}</LinkArea>
      </Card>
    </Stack>
  );
}

const meta = {
  title: 'UI/Foundations/Focus ring',
  parameters: { layout: 'padded' },
  component: Controls,
} satisfies Meta<typeof Controls>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ring is around what has the focus, around what is seen in its place, or around the whole card or field that it opens. */
function ringAt(focused: Element, root: Element): boolean {
  const around: Element[] = [];
  for (let element: Element | null = focused; element && element !== root; element = element.parentElement) around.push(element);
  const seen = focused.closest('label')?.querySelectorAll('*') ?? [];
  return [...around, ...seen].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** Two pixels in a colour of the brand that keeps a contrast of 3 to every ground, wherever the keyboard goes. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { ownerDocument } = canvasElement;
    for (const name of stops) {
      await userEvent.tab();
      const focused = ownerDocument.activeElement!;
      await expect(focused).toHaveAccessibleName(name);
      await expect(ringAt(focused, canvasElement)).toBe(true);
    }
    await userEvent.tab({ shift: true });
  },
};

export const Board = board<Story>(meta, {
  filled: ByKeyboard,
  rightToLeft: ByKeyboard,
});
