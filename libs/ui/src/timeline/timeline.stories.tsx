import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { CakeIcon, NewsIcon } from '../icon/icons.ts';
import { Link } from '../link/link.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Text } from '../text/text.tsx';
import { Timeline, TimelineDate, TimelineItem } from './timeline.tsx';

const meta = {
  title: 'UI/Display/Timeline',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Timeline,
  args: {
    label: 'Neuigkeiten',
    children: (
      <>
        <TimelineDate>Heute</TimelineDate>
        <TimelineItem
          avatar={<Avatar name="Anna Bergmann" decorative />}
          title={<strong>Anna Bergmann</strong>}
          time={<time dateTime="2026-11-21T14:05:00+01:00">14:05</time>}
        >
          <Text>{words.text}</Text>
          <Link href="/de_DE/news/1" look="standalone">
            Zum Beitrag
          </Link>
        </TimelineItem>
        <TimelineItem icon={NewsIcon} title={<strong>{words.title}</strong>} time={<time dateTime="2026-11-21T09:30:00+01:00">09:30</time>}>
          <Text>{words.text}</Text>
        </TimelineItem>
        <TimelineDate>Gestern</TimelineDate>
        <TimelineItem icon={CakeIcon} title={<span>Bo Li hat Geburtstag</span>} />
        <TimelineItem title="Das Haus am See ist eröffnet" />
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Neuigkeiten' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 8))).toEqual([
      'Heute',
      'ABAnna B',
      'Neues au',
      'Gestern',
      'Bo Li ha',
      'Das Haus',
    ]);
  },
};

const narrow = (word: string): Story => ({
  args: {
    children: (
      <>
        <TimelineDate>{word}</TimelineDate>
        <TimelineItem title={word} time={word}>
          <Text>{word}</Text>
        </TimelineItem>
      </>
    ),
  },
  render: (args) => (
    <Narrow>
      <Timeline {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  rightToLeft: {
    args: {
      label: words.arabicTitle,
      children: (
        <>
          <TimelineDate>اليوم</TimelineDate>
          <TimelineItem avatar={<Avatar name="أمل حداد" decorative />} title={<strong>أمل حداد</strong>} time="14:05">
            <Text>{words.arabicText}</Text>
          </TimelineItem>
          <TimelineItem title={words.arabicTitle} />
        </>
      ),
    },
    play: async ({ canvas }) => {
      const [mark, name] = [canvas.getByText('أ\u200cح'), canvas.getByText('أمل حداد')];
      await expect(mark.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().right);
    },
  },
  long: narrow(words.long),
  endless: narrow(words.endless),
});
