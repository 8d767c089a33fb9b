import type { Meta, StoryObj } from '@storybook/react-vite';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { Divider } from './divider.tsx';

const meta = { title: 'UI/Foundations/Divider', tags: ['stable'], parameters: { layout: 'padded' }, component: Divider } satisfies Meta<
  typeof Divider
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};

export const WithText: Story = { args: { children: 'Auf dem neuesten Stand' } };

export const Board = board<Story>(meta, {
  filled: WithText,
  rightToLeft: { args: { children: words.arabicTitle } },
  long: { args: { children: words.long.repeat(2) } },
  endless: { args: { children: words.endless } },
});
