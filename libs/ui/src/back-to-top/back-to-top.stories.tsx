import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { Footer } from '../footer/footer.tsx';
import { words } from '../samples/samples.ts';
import * as styles from '../shell/samples.css.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { BackToTop } from './back-to-top.tsx';

const text = `${words.text} `.repeat(5).trim();

const meta = {
  title: 'UI/Shell/BackToTop',
  tags: ['stable'],
  component: BackToTop,
  args: { label: 'Nach oben', target: 'content' },
  // The way up takes no time, so that the tests need not wait for it.
  globals: { motion: 'reduced' },
  render: (args) => (
    <>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Container>
          <Stack>
            {Array.from({ length: 60 }, (_, index) => (
              <Text key={index}>{text}</Text>
            ))}
          </Stack>
        </Container>
        <BackToTop {...args} />
      </main>
      <Footer owner="Aurelia Hotels" linksLabel="Rechtliches" links={[{ href: '/de_DE/imprint', children: 'Impressum' }]} />
    </>
  ),
  beforeEach: () => {
    window.scrollTo(0, 0);
    return () => window.scrollTo(0, 0);
  },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls to so many heights of the window; browsers report it with the next frame. */
const goTo = async (screens: number) => {
  window.scrollTo(0, window.innerHeight * screens);
  await frame();
  await frame();
};
const end = 1000;

const turnedBack: Story['play'] = async ({ canvas, args }) => {
  await goTo(1.5);
  await goTo(1.4);
  await waitFor(() => expect(canvas.getByRole('button', { name: args.label })).toBeVisible());
};

/** It is not there for those who have not scrolled a whole screen yet: no stop for the keyboard, nothing to read aloud. */
export const NotYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await goTo(0.9);
    await goTo(0.8);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Impressum' })).toHaveFocus();
  },
};

/** Who reads on has the page for themselves; who turns back finds it. */
export const OnTheWayUp: Story = {
  play: async (context) => {
    const { canvas } = context;
    await goTo(1.5);
    await expect(canvas.queryByRole('button')).toBeNull();
    await goTo(2);
    await expect(canvas.queryByRole('button')).toBeNull();
    await goTo(1.9);
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
    const { right, bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByRole('main').getBoundingClientRect().right - right).toBe(16);
    await expect(window.innerHeight - bottom).toBe(16);
    await goTo(2);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await turnedBack(context);
  },
};

/** At the end of the page it lies between the last lines and the footer, and covers neither. */
export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    await goTo(end);
    const button = await canvas.findByRole('button');
    await waitFor(() => expect(button).toBeVisible());
    const { top, bottom } = button.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(canvas.getAllByText(text).at(-1)!.getBoundingClientRect().bottom);
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('contentinfo').getBoundingClientRect().top);
  },
};

/** Enter leads to the top; the focus goes to the content, from where the next Tab goes on. */
export const Keyboard: Story = {
  play: async (context) => {
    await turnedBack(context);
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Nach oben' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // It stays while it has the focus.
    await goTo(1.6);
    await expect(button).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

const keepsItsSize = (label: string): Story => ({
  args: { label },
  play: async (context) => {
    await turnedBack(context);
    const { width, height } = context.canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Board = board<Story>(
  meta,
  {
    filled: { play: turnedBack },
    /** It is where lines end. */
    rightToLeft: {
      args: { label: 'إلى الأعلى' },
      play: async (context) => {
        await turnedBack(context);
        await expect(context.canvas.getByRole('button').getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
      },
    },
    long: keepsItsSize(words.long),
    endless: keepsItsSize(words.endless),
  },
  { apart: 'window' },
);
