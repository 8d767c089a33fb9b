import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'UI/Shell/BackToTop',
  component: BackToTop,
  args: { label: 'Nach oben', target: 'content' },
  // The way up takes no time, so that the tests need not wait for it.
  globals: { motion: 'reduced' },
  render: (args) => (
    <>
      <main id="content" tabIndex={-1}>
        <Container>
          <Stack>
            {Array.from({ length: 60 }, (_, index) => (
              <Text key={index}>{words.text}</Text>
            ))}
          </Stack>
        </Container>
      </main>
      <BackToTop {...args} />
    </>
  ),
  beforeEach: () => {
    window.scrollTo(0, 0);
    return () => window.scrollTo(0, 0);
  },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

const scrolled: Story['play'] = async ({ canvas, args }) => {
  window.scrollTo(0, window.innerHeight * 1.2);
  await waitFor(() => expect(canvas.getByRole('button', { name: args.label })).toBeVisible());
};

/** It is not there for those who have not scrolled a whole screen yet: no stop for the keyboard, nothing to hear. */
export const NotYet: Story = {
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, window.innerHeight * 0.9);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Enter leads to the top; the focus goes to the content, from where the next Tab goes on. */
export const Keyboard: Story = {
  play: async (context) => {
    await scrolled(context);
    const { canvas, userEvent } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nach oben' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: scrolled };

/** It stands where lines end. */
export const RightToLeft: Story = {
  args: { label: 'إلى الأعلى' },
  globals: { locale: 'ar' },
  play: async (context) => {
    await scrolled(context);
    await expect(context.canvas.getByRole('button').getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
  },
};

const keepsItsSize = (label: string): Story => ({
  args: { label },
  play: async (context) => {
    await scrolled(context);
    const { width, height } = context.canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const LongGerman: Story = keepsItsSize(words.long);

export const EndlessWord: Story = keepsItsSize(words.endless);
