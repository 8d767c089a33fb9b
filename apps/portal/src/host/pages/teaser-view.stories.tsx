import { aBrokenImage, aLimitedPage, longGermanText, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { TeaserView } from './teaser-view.tsx';

const meta = {
  title: 'Portal/TeaserView',
  component: TeaserView,
  parameters: { layout: 'padded', registration: false },
  args: { page: aLimitedPage() },
  decorators: [
    (Story, { parameters }) => (
      <StoryRoute settings={someSettings({ signup_configuration: { active: parameters['registration'] as boolean } })}>
        <Story />
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof TeaserView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The login knows the way back. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Arbeiten bei Aurelia' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en_GB/login?redirect=%2Fnews%2Fstory');
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
  },
};

export const WithRegistration: Story = {
  parameters: { registration: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en_GB/registration?redirect=%2Fnews%2Fstory');
  },
};

export const WithoutPicture: Story = { args: { page: aLimitedPage({ image: null }) } };
export const TitleAlone: Story = { args: { page: aLimitedPage({ image: null, description: '' }) } };

export const BrokenPicture: Story = {
  args: { page: aLimitedPage({ image: aBrokenImage() }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'));
  },
};

/** What lacks the reader's language is written, and read out, in its own; the invitation is not. */
export const NotTranslated: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
    await expect(getComputedStyle(title).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'تسجيل الدخول' })).direction).toBe('rtl');
  },
};

export const Board = board<Story>(meta, {
  filled: { parameters: { registration: true } },
  rightToLeft: {
    args: {
      page: aLimitedPage({ title: 'العمل لدى أوريليا', description: 'أربعون فندقًا وأكاديمية وزملاء يسعدون بقدومك.', content_locale: 'ar' }),
    },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
    },
  },
  more: {
    WithoutPicture: { filled: WithoutPicture, rightToLeft: {} },
    BrokenPicture: { filled: BrokenPicture },
  },
  long: {
    parameters: { registration: true },
    globals: { locale: 'de_DE' },
    args: { page: aLimitedPage({ title: longGermanText.title, description: longGermanText.teaser }) },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    },
  },
});
