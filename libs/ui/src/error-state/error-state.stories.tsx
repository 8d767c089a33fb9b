import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, LinkButton } from '../button/button.tsx';
import { words } from '../samples/samples.ts';
import { CompactErrorState, ErrorState } from './error-state.tsx';

const meta = {
  title: 'UI/ErrorState',
  parameters: { layout: 'padded' },
  component: ErrorState,
  args: { title: 'Die Neuigkeiten lassen sich gerade nicht laden', children: 'Wir versuchen es gern noch einmal.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { action: <Button>Erneut versuchen</Button> } };

export const NotFound: Story = {
  args: {
    code: '404',
    title: 'Diese Seite gibt es nicht',
    children: 'Vielleicht wurde sie verschoben.',
    action: <LinkButton href="/de_DE">Zur Startseite</LinkButton>,
  },
};

const retry = fn();

export const Compact: Story = {
  render: ({ title, children }) => (
    <CompactErrorState
      title={title}
      action={
        <Button look="secondary" onClick={retry}>
          Erneut versuchen
        </Button>
      }
    >
      {children}
    </CompactErrorState>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Neuigkeiten lassen sich gerade nicht laden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const CompactLongGerman: Story = {
  ...Compact,
  play: undefined,
  args: { title: words.long.repeat(3), children: words.long.repeat(3) },
};

export const CompactDark: Story = { ...Compact, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { code: '404', title: words.arabicTitle, children: words.arabicText },
  globals: { locale: 'ar' },
};
