import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../samples/samples.ts';
import { Divider } from './divider.tsx';

const meta = { title: 'UI/Divider', parameters: { layout: 'padded' }, component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};

export const WithText: Story = { args: { children: 'Auf dem neuesten Stand' } };

export const LongGerman: Story = { args: { children: words.long.repeat(2) } };

export const Dark: Story = { ...WithText, globals: { theme: 'dark' } };
