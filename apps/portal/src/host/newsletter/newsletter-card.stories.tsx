import { aNewsletterList, someSettings, subscribeNewsletter, subscribeNewsletterFails } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { NewsletterCard } from './newsletter-card.tsx';

const lists = [aNewsletterList(), aNewsletterList({ key: 'events', title: 'Feste und Termine' })];

const meta = {
  title: 'Portal/NewsletterCard',
  component: NewsletterCard,
  // Offered once per browser.
  beforeEach: () => localStorage.removeItem('newsletter-seen'),
  parameters: { lists },
  decorators: [
    (Story, { parameters }) => (
      <Provider>
        <StoryRoute settings={someSettings({ newsletter: { active: true, lists: parameters['lists'] as typeof lists } })}>
          <Container width="reading">
            <Story />
          </Container>
        </StoryRoute>
      </Provider>
    ),
  ],
} satisfies Meta<typeof NewsletterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest chooses what to receive and says where to. */
export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(subscribeNewsletter()),
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Our newsletter' });
    const subscribe = canvas.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(subscribe);
    await expect(card).toHaveTextContent('Please choose at least one.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Feste und Termine' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail address/ }), 'annika@aurelia.example');
    await userEvent.click(subscribe);
    await expect(await canvas.findByText(/we have sent you an e-mail/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** With one newsletter there is nothing to choose. */
export const OneList: Story = {
  parameters: { lists: lists.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /E-mail address/ })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Declined, by the button or Esc, it does not come again in this browser. */
export const Declined: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Our newsletter' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(localStorage.getItem('newsletter-seen')).toBe('1');
  },
};

const send: Story['play'] = async ({ canvas, userEvent }) => {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.type(canvas.getByRole('textbox'), 'annika@aurelia.example');
  await userEvent.click(canvas.getAllByRole('button').at(-1)!);
  await canvas.findByRole('alert');
};

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(subscribeNewsletterFails()), play: send };

export const Board = board<Story>(meta, {
  filled: Failing,
  rightToLeft: Failing,
  long: { ...Failing, globals: { locale: 'de_DE' } },
  more: {
    OneList: { filled: OneList, rightToLeft: {} },
  },
});
