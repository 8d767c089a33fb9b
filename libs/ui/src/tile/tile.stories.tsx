import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Grid, type GridProps } from '../grid/grid.tsx';
import { BriefcaseIcon, GiftIcon, TrainingIcon } from '../icon/icons.ts';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { Text } from '../text/text.tsx';
import { Tile } from './tile.tsx';

const choose = fn();
const points = (amount: string) => (
  <>
    <Text as="span" size="s" weight="strong" numeric>
      {amount} Punkte
    </Text>
    <Button look="secondary" onClick={choose}>
      Auswählen
    </Button>
  </>
);

const meta = {
  title: 'UI/Display/Tile',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Tile,
  args: { href: '/de_DE/shop/1', title: 'Wochenende am See', level: 2, text: 'Zwei Nächte für zwei Personen mit Frühstück.' },
  decorators: [
    (Story, { parameters }) => (
      <Grid columns={(parameters['columns'] as GridProps['columns']) ?? 'narrow'}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  render: (args) => (
    <>
      <Tile {...args} image={landscape(200)} badge={<Badge tone="brand">Neu</Badge>} foot={points('1.200')} />
      <Tile {...args} image={landscape(60)} title={words.long} foot={points('800')} />
      <Tile {...args} image={brokenImage} title="Bild kommt nicht" foot={points('500')} />
      <Tile {...args} image={null} icon={GiftIcon} title="Ohne Bild" text={undefined} foot={points('50')} />
      <Tile
        {...args}
        image={landscape(320)}
        title="Kochkurs"
        text="Es fehlen noch 350 Punkte."
        disabled
        foot={<Text size="s">2.000 Punkte</Text>}
      />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    choose.mockClear();
    // What cannot be had is no link.
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Auswählen' })[0] as Element);
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
  },
};

export const Navigation: Story = {
  render: (args) => (
    <>
      <Tile
        {...args}
        icon={BriefcaseIcon}
        title="Offene Stellen"
        text="Intern wechseln oder jemanden empfehlen"
        badge={<Badge>12</Badge>}
      />
      <Tile {...args} icon={TrainingIcon} title="Lernen" text="Kurse und Pflichtschulungen" />
      <Tile {...args} icon={GiftIcon} title="Prämien" text={undefined} />
      <Tile {...args} title="Nur Worte" />
      <Tile {...args} icon={GiftIcon} title="Noch nicht da" text="Öffnet im Januar" disabled />
    </>
  ),
};

/** In a line of its own the sign is beside the words. */
export const Lying: Story = {
  ...Navigation,
  parameters: { columns: 'half' },
};

/** Low rows, for many ways in little room: at least 64 px high, higher where a title needs it. */
export const Compact: Story = {
  render: (args) => (
    <>
      <Tile {...args} compact icon={BriefcaseIcon} title="Offene Stellen" text={undefined} />
      <Tile {...args} compact icon={TrainingIcon} title="Lernen" text={undefined} />
      <Tile {...args} compact icon={GiftIcon} title={words.long} text={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};

/** One stop for the tile, one for each button in it. */
export const Keyboard: Story = {
  args: { image: landscape(200), foot: points('1.200') },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wochenende am See' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Auswählen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
  },
};

export const Board = board<Story>(meta, {
  filled: Products,
  rightToLeft: { args: { title: words.arabicTitle, text: words.arabicText, icon: GiftIcon, badge: <Badge>٣</Badge> } },
  long: { args: { title: words.long.repeat(2), text: words.long.repeat(3), badge: <Badge>{words.long}</Badge>, icon: GiftIcon } },
  endless: {
    args: { title: words.endless, text: words.endless, badge: <Badge>{words.endless}</Badge>, image: landscape(200), foot: words.endless },
  },
});
