import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { LinkButton } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { ExternalSign } from './external-sign.tsx';

const meta = {
  title: 'UI/Display/External sign',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: ExternalSign,
  args: { label: '(öffnet sich in einem neuen Tab)' },
} satisfies Meta<typeof ExternalSign>;
export default meta;
type Story = StoryObj<typeof meta>;

const href = 'https://jobs.aurelia.example';

/** After the text of a link, or at the end of a button. */
export const InLinks: Story = {
  render: (args) => (
    <Stack align="start">
      <Link href={href} target="_blank">
        Zum Stellenmarkt <ExternalSign {...args} />
      </Link>
      <LinkButton look="secondary" href={href} target="_blank" iconEnd={<ExternalSign {...args} />}>
        Jetzt bewerben
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Zum Stellenmarkt (öffnet sich in einem neuen Tab)', 'Jetzt bewerben(öffnet sich in einem neuen Tab)']);
  },
};

const after = (text: string): Story => ({
  render: (args) => (
    <Narrow>
      <Stack align="start">
        {(['inline', 'standalone'] as const).map((look) => (
          <Link key={look} look={look} href={href} target="_blank">
            {text} <ExternalSign {...args} />
          </Link>
        ))}
      </Stack>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  filled: InLinks,
  rightToLeft: {
    args: { label: '(يُفتح في علامة تبويب جديدة)' },
    render: (args) => (
      <Link href={href} target="_blank">
        إلى الوظائف <ExternalSign {...args} />
      </Link>
    ),
  },
  long: after(`Zum ${words.long}`),
  /** The sign keeps its size beside a word that fills its lines. */
  endless: {
    ...after(words.endless),
    play: async ({ canvasElement }) => {
      const sizes = [...canvasElement.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect().width);
      await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    },
  },
});
