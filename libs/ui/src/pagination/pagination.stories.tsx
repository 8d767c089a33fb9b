import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Pagination, type PaginationTexts } from './pagination.tsx';

const texts: PaginationTexts = {
  navigation: 'Seiten der Bewertungen',
  previous: 'Zurück',
  next: 'Weiter',
  number: (page) => page.toLocaleString('de-DE'),
  page: (page) => `Seite ${page.toLocaleString('de-DE')}`,
  place: (page, last) => `${page.toLocaleString('de-DE')} von ${last.toLocaleString('de-DE')}`,
};

const meta = {
  title: 'UI/Display/Pagination',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Pagination,
  args: { value: 6, last: 12, texts, href: (page: number) => `#page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Seite 6', hidden: true })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '#page=5');
    await expect(canvas.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '#page=7');
    await expect(canvas.getByRole('link', { name: 'Seite 12', hidden: true })).toHaveAttribute('href', '#page=12');
  },
};

export const FirstPage: Story = {
  args: { value: 1, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const previous = canvas.getByRole('link', { name: 'Zurück' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Turning() {
  const [page, setPage] = useState(2);
  return <Pagination value={page} last={3} texts={texts} onChange={setPage} />;
}

/** Buttons in a dialog: at the end of the list the focus stays where it is. */
export const Keyboard: Story = {
  render: () => <Turning />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Weiter' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('3 von 3')).toBeInTheDocument();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('3 von 3')).toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
  },
};

export const OnePage: Story = {
  args: { value: 1, last: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Small: Story = {
  render: (args) => (
    <Narrow>
      <Pagination {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 von 12')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Seite 6' })).toBeNull();
  },
};

export const ThousandsOfPages: Story = {
  args: { value: 5000, last: 10_000 },
  render: (args) => (
    <Stack>
      <Pagination {...args} />
      <Narrow>
        <Pagination {...args} texts={{ ...texts, navigation: 'Seiten, schmal' }} />
      </Narrow>
    </Stack>
  ),
};

const fits: Story['play'] = async ({ canvasElement }) => {
  await expect(overflowing(canvasElement)).toEqual([]);
};

export const Board = board<Story>(meta, {
  filled: ThousandsOfPages,
  rightToLeft: {
    args: {
      texts: {
        navigation: 'صفحات التقييمات',
        previous: 'السابق',
        next: 'التالي',
        number: (page) => page.toLocaleString('ar'),
        page: (page) => `الصفحة ${page}`,
        place: (page, last) => `${page} من ${last}`,
      },
    },
    play: async ({ canvas }) => {
      const [previous, next] = [canvas.getByRole('link', { name: 'السابق' }), canvas.getByRole('link', { name: 'التالي' })];
      await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().left);
    },
  },
  long: { ...Small, args: { texts: { ...texts, previous: 'Zur vorhergehenden Seite', next: 'Zur nächstfolgenden Seite' } }, play: fits },
  endless: {
    ...Small,
    args: { texts: { ...texts, previous: words.endless, next: words.endless, place: () => words.endless } },
    play: fits,
  },
});
