import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Icon } from '../icon/icon.tsx';
import { BellIcon, HomeIcon, MenuIcon, NewsIcon, SearchIcon } from '../icon/icons.ts';
import { words } from '../samples/samples.ts';
import { TextField } from '../text-field/text-field.tsx';
import { BottomBarButton, BottomBarLink } from './bottom-bar-item.tsx';
import { BottomBar } from './bottom-bar.tsx';

const onMenu = fn();

const placesOf = ([home, news, search, activities, menu]: readonly [string, string, string, string, string], unread: string) => (
  <>
    <BottomBarLink href="/de_DE" icon={<Icon icon={HomeIcon} />} label={home} aria-current="page" />
    <BottomBarLink href="/de_DE/news" icon={<Icon icon={NewsIcon} />} label={news} />
    <BottomBarLink href="/de_DE/search_results" icon={<Icon icon={SearchIcon} />} label={search} />
    <BottomBarLink href="/de_DE/activity_feed" icon={<Icon icon={BellIcon} />} label={activities} badge={120} badgeLabel={unread} />
    <BottomBarButton icon={<Icon icon={MenuIcon} />} label={menu} aria-haspopup="dialog" onClick={onMenu} fallbackHref="/de_DE/menu" />
  </>
);

const alike = (word: string) => placesOf([word, word, word, word, word], word);

const meta = {
  title: 'UI/Shell/BottomBar',
  tags: ['beta'],
  component: BottomBar,
  args: { label: 'Schnellzugriff', children: placesOf(['Start', 'News', 'Suche', 'Aktivitäten', 'Menü'], 'mehr als 99 ungelesen') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each place is wide enough for a thumb, and all are in the window. */
const fits: Story['play'] = async ({ canvas }) => {
  for (const place of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
    const { width, height, left, right, bottom } = place.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await expect([left >= 0, right <= document.documentElement.clientWidth, bottom <= window.innerHeight]).toEqual([true, true, true]);
  }
};

export const Phone: Story = {
  play: async (context) => {
    await fits(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Aktivitäten, mehr als 99 ungelesen' })).toHaveTextContent('99+');
  },
};

/** In the order of reading; Enter opens what the button is for. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onMenu.mockClear();
    for (const name of [/^Start/, /^News/, /^Suche/, /^Aktivitäten/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onMenu).toHaveBeenCalledOnce();
  },
};

/** What has the focus is scrolled clear of the bar. */
export const FocusAbove: Story = {
  render: (args) => (
    <>
      <BottomBar {...args} />
      {Array.from({ length: 20 }, (_, index) => (
        <TextField key={index} label={`Feld ${index + 1}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('textbox', { name: 'Feld 20' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(canvas.getByRole('navigation').getBoundingClientRect().top);
  },
};

/** From 960 px up it is not there. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: Phone,
    rightToLeft: {
      args: { label: 'اختصارات', children: placesOf(['الرئيسية', 'الأخبار', 'بحث', 'الأنشطة', 'القائمة'], '120 غير مقروءة') },
      play: fits,
    },
    long: {
      args: {
        children: alike(words.long),
      },
      play: fits,
    },
    endless: {
      args: {
        children: alike(words.endless),
      },
      play: fits,
    },
  },
  { apart: 'window' },
);
