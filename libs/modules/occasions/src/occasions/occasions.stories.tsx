import { anOccasionsModule, longGermanText, someOccasions } from '@foyer/api/testing';
import { PagesProvider } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { folded } from '../../../../../.storybook/folded.tsx';
import { OccasionsModule } from './occasions.tsx';

const meta = {
  title: 'Modules/Occasions',
  component: OccasionsModule,
  args: { module: anOccasionsModule() },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OccasionsModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]);
    await expect(headings).toEqual([
      ['H2', 'Wir feiern'],
      ['H3', 'Birthdays'],
      ['H3', 'Work anniversaries'],
    ]);
    await expect(canvas.getByRole('region', { name: 'Wir feiern: Birthdays' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Show all' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wir feiern' })).toBeVisible();
  },
};

/** One of many on a phone: low cards in one line, with a button for those who celebrate today. */
export const Folded: Story = {
  ...folded('short'),
  play: async ({ canvas, step, userEvent }) => {
    const strip = canvas.getByRole('list', { name: 'Wir feiern' });
    await expect(strip.getBoundingClientRect().height).toBeLessThan(190);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    const button = await within(strip).findByRole('button', { name: 'Congratulate Annika Berger' });
    await step('Only those who celebrate today', () => expect(within(strip).getAllByRole('button')).toHaveLength(2));
    await step('By keyboard; the focus stays', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAccessibleName(/^Congratulated /));
      await expect(button).toHaveFocus();
      await expect(within(strip).getAllByRole('status')[0]).toHaveTextContent(/^Congratulations sent to /);
    });
    await step('Taken back', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAccessibleName(/^Congratulate /));
    });
  },
};

export const WithShowAll: Story = {
  args: { module: anOccasionsModule({ options: { show_all: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/en_GB/occasions');
  },
};

/** An app without the page of all occasions. */
export const NowhereToShowAll: Story = {
  args: WithShowAll.args,
  decorators: [
    (Shown) => (
      <PagesProvider hasPage={(href) => href !== '/en_GB/occasions'}>
        <Shown />
      </PagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wir feiern' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Show all' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  globals: { locale: 'de_DE' },
  args: { module: anOccasionsModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Noch nichts zu feiern');
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: { args: { module: anOccasionsModule({ title: 'نحتفل معاً' }) } },
    long: {
      args: {
        module: anOccasionsModule({
          title: longGermanText.title,
          results: someOccasions().map((one) => ({ ...one, user: { ...one.user, name: longGermanText.person } })),
        }),
      },
    },
  },
  { states: 'occasions' },
);
