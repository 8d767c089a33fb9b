import { someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { PreviewRefused } from './preview-refused.tsx';

const meta = {
  title: 'Portal/PreviewRefused',
  component: PreviewRefused,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Story />
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof PreviewRefused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  globals: { locale: 'de_DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Diese Vorschau');
    await expect(canvas.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/de_DE');
  },
};

export const Board = board<Story>(meta, {
  long: { globals: { locale: 'de_DE' } },
});
