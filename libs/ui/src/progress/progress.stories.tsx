import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Progress, ProgressRing } from './progress.tsx';

const meta = {
  title: 'UI/Display/Progress',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Progress,
  args: { label: 'Foto wird hochgeladen', value: 40, valueText: '40 %' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Foto wird hochgeladen' });
    await expect(bar).toHaveValue(0.4);
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
  },
};

/** The duration is unknown: no value is read aloud. */
export const Indeterminate: Story = {
  args: { value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').matches(':indeterminate')).toBe(true);
  },
};

export const ReducedMotion: Story = { args: Indeterminate.args!, globals: { motion: 'reduced' } };

export const Amounts: Story = {
  render: (args) => (
    <Stack gap="l">
      <Progress {...args} value={0} valueText="0 %" />
      <Progress {...args} value={3} max={8} label="Hygiene im Service" valueText="3 von 8 Lektionen" />
      <Progress {...args} value={250} max={100} label="Mehr als alles" valueText="100 %" tone="positive" />
      <Progress {...args} value={70} label="Hochladen fehlgeschlagen" valueText="70 %" tone="critical" />
      <Progress {...args} value={60} labelHidden valueText={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Mehr als alles' })).toHaveValue(1);
    await expect(canvas.getByRole('progressbar', { name: 'Hygiene im Service' })).toHaveValue(0.375);
  },
};

export const Rings: Story = {
  render: (args) => (
    <Cluster gap="l" align="start">
      <ProgressRing {...args} value={0} valueText="0 %" label="Beginn" />
      <ProgressRing {...args} label="Hygiene im Service" />
      <ProgressRing {...args} value={100} valueText="100 %" tone="positive" label="Fertig" />
      <ProgressRing label="Wird geprüft" />
      <ProgressRing {...args} size="s" label="Klein" />
      <ProgressRing label="Klein und unbekannt" size="s" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Hygiene im Service' })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('progressbar', { name: 'Wird geprüft' })).not.toHaveAttribute('aria-valuenow');
  },
};

const both: Story['render'] = (args) => (
  <Stack gap="l">
    <Progress {...args} />
    <Progress label={args.label} />
    <ProgressRing {...args} />
  </Stack>
);

export const Board = board<Story>(meta, {
  filled: { render: both },
  /** It fills from the right. */
  rightToLeft: { args: { label: 'جارٍ تحميل الصورة', valueText: '٤٠٪' }, render: both },
  more: {
    Indeterminate: { filled: Indeterminate, rightToLeft: { args: { valueText: undefined } } },
  },
  long: {
    args: { label: words.long.repeat(2), valueText: '3 von 8 Lektionen' },
    render: both,
    play: async ({ canvas }) => {
      // Beside the long label the amount stays in one line; in the ring it has no room.
      const [beside, ofRing] = canvas.getAllByText('3 von 8 Lektionen');
      const text = document.createRange();
      text.selectNodeContents(beside!);
      await expect(text.getClientRects()).toHaveLength(1);
      await expect(canvas.getAllByRole('progressbar').at(-1)).not.toContainElement(ofRing!);
    },
  },
  endless: { args: { label: words.endless, valueText: words.endless }, render: (args) => <Progress {...args} /> },
});
