import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { UiProvider, type AnchorProps } from '../link/link-context.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card, CardControls, LinkArea } from './card.tsx';

const meta = { title: 'UI/Display/Card', tags: ['stable'], parameters: { layout: 'padded' }, component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: words.text } };

export const Flat: Story = { args: { look: 'flat', children: words.text } };

export const Sunken: Story = { args: { look: 'sunken', children: words.text } };

const follow = fn();
const like = fn();

const Follow = (props: AnchorProps) => (
  <a
    {...props}
    onClick={(event) => {
      event.preventDefault();
      follow();
    }}
  />
);

/** The whole card follows the link of its title, and the button in it stays a button. */
export const WithLinkArea: Story = {
  render: (args) => (
    <UiProvider anchor={Follow} language="de-DE">
      <Card {...args}>
        <Stack align="start">
          <Heading level={2} size="card">
            <LinkArea href="/de_DE/news/1">{words.title}</LinkArea>
          </Heading>
          <Text>{words.text}</Text>
          <CardControls>
            <Button look="secondary" onClick={like}>
              Gefällt mir
            </Button>
          </CardControls>
        </Stack>
      </Card>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    like.mockClear();
    const text = canvas.getByText(words.text).getBoundingClientRect();
    const hit = document.elementFromPoint(text.x + text.width / 2, text.y + text.height / 2);
    await userEvent.click(hit as Element);
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Gefällt mir' }));
    await expect(like).toHaveBeenCalledOnce();
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** The link of the card is one stop, its button the next; the ring goes round the whole card. */
export const Keyboard: Story = {
  ...WithLinkArea,
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    like.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.title })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gefällt mir' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(like).toHaveBeenCalledOnce();
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const Board = board<Story>(meta, {
  filled: WithLinkArea,
  rightToLeft: { args: { children: words.arabicText } },
  more: {
    Flat: { filled: Flat, rightToLeft: { args: { children: words.arabicText } } },
    Sunken: { filled: Sunken, rightToLeft: { args: { children: words.arabicText } } },
  },
  long: { args: { children: words.long.repeat(4) } },
  endless: {
    render: (args) => (
      <Narrow>
        <Card {...args}>
          <Heading level={2} size="card">
            <LinkArea href="/de_DE/news/1">{words.endless}</LinkArea>
          </Heading>
          {words.endless}
        </Card>
      </Narrow>
    ),
  },
});
