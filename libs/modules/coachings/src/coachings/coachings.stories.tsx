import { aCoaching, aCoachingsModule, coachings, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { CoachingsModule } from './coachings.tsx';

const meta = {
  title: 'Modules/Coachings',
  component: CoachingsModule,
  args: { module: aCoachingsModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CoachingsModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/en_GB/page/coaching-1');
    const more = canvas.getByRole('button', { name: 'Show more coaching sessions' });
    await step('Ten more come at a press; the first of them has the focus and the number is announced', async () => {
      await userEvent.click(more);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
      await expect(canvas.getAllByRole('link')[10]).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('20 of 23 coaching sessions');
    });
    await step('With the last ones the button is gone', async () => {
      await userEvent.click(more);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(23);
      await expect(canvas.getAllByRole('link')[20]).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('23 of 23 coaching sessions');
      await expect(more).not.toBeInTheDocument();
    });
  },
};

/** Ten fit at once: nothing is left to show. */
export const JustTen: Story = {
  args: { module: aCoachingsModule({ results: coachings(10) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** An address outside the portal opens in a new tab and says so; one that could run code is no link. */
export const Outside: Story = {
  args: {
    module: aCoachingsModule({
      results: [aCoaching({ link: 'https://academy.example/feedback' }), aCoaching({ link: 'javascript:alert(1)' }, 1)],
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(/^Rückmeldung geben.* \(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A text that was not translated is written, and read out, in its own language; so is the page's name beside it, which was. */
export const NotTranslated: Story = {
  globals: { locale: 'ar' },
  args: {
    module: aCoachingsModule({
      results: [
        aCoaching({ article_name: '720 things and a set of dentures', content_locale: 'en_GB', page_name: 'أشياء', page_locale: 'ar' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('720 things and a set of dentures');
    await expect(name).toHaveAttribute('lang', 'en-GB');
    await expect(getComputedStyle(name).direction).toBe('ltr');
    await expect(canvas.getByText('أشياء')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(canvas.getByText('أشياء')).direction).toBe('rtl');
  },
};

export const Empty: Story = {
  globals: { locale: 'de_DE' },
  args: { module: aCoachingsModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Noch keine Coachings');
  },
};

const arabic = { page_locale: 'ar', content_locale: 'ar' } as const;

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aCoachingsModule({
          title: 'التدريب',
          results: [
            aCoaching({ page_name: 'قيادة الفريق', article_name: 'ملاحظات تساعد على التقدّم', ...arabic }),
            aCoaching({ page_name: 'صحة العاملين', article_name: 'النوم بعد نوبة الليل', ...arabic, link: 'https://academy.example' }, 1),
          ],
        }),
      },
    },
    long: {
      args: {
        module: aCoachingsModule({
          title: longGermanText.title,
          results: [
            aCoaching({ page_name: longGermanText.file, article_name: longGermanText.title, link: 'https://academy.example' }),
            ...coachings(12).slice(1),
          ],
        }),
      },
    },
  },
  { states: 'coachings' },
);
