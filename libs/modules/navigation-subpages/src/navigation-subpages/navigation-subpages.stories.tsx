import { aFeatureEmail, aNavigationSubpagesModule, aSubpage, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { folded } from '../../../../../.storybook/folded.tsx';
import { signs } from '../subpage-tile/signs.ts';
import { NavigationSubpagesModule } from './navigation-subpages.tsx';

const meta = {
  title: 'Modules/Navigation subpages',
  component: NavigationSubpagesModule,
  args: { module: aNavigationSubpagesModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NavigationSubpagesModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Kinderbetreuung' })).toHaveAttribute('href', '/en_GB/page/childcare');
    await expect(canvas.getByRole('link', { name: 'Stellenmarkt (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      'mailto:personal@aurelia.example?subject=Frage%20zu%20Rente%20%26%20Rad&body=Liebes%20Team%2C%0D%0A%0D%0Aich%20habe%20eine%20Frage%3A%20',
    );
  },
};

export const WithoutMail: Story = {
  args: { module: aNavigationSubpagesModule({ options: { feature_email: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Write an e-mail' })).not.toBeInTheDocument();
  },
};

export const MailAlone: Story = { args: { module: aNavigationSubpagesModule({ results: [] }) } };

/** One of many on a phone: two low tiles side by side, and the mail is one of them. */
export const Folded: Story = {
  ...folded('short'),
  args: { module: aNavigationSubpagesModule({ results: [0, 1, 2, 3, 4].map((index) => aSubpage({ id: `${index}` }, index)) }) },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
    await expect(tiles).toHaveLength(6);
    await expect(new Set(tiles.map(({ top }) => top)).size).toBe(3);
    await expect(canvas.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
};

/** Every sign there is, and one that this version does not know. */
export const Signs: Story = {
  args: {
    module: aNavigationSubpagesModule({
      options: { feature_email: null },
      results: [...Object.keys(signs), 'toString'].map((icon, index) => aSubpage({ id: icon, title: icon, icon: icon as 'book' }, index)),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li article > span > svg')).toHaveLength(Object.keys(signs).length + 1);
  },
};

export const Empty: Story = {
  args: { module: aNavigationSubpagesModule({ results: [], options: { feature_email: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Alles für Sie')).not.toBeInTheDocument();
  },
};

/** A name that lacks the reader's language is written, and read out, in its own. */
export const NotTranslated: Story = {
  globals: { locale: 'ar' },
  args: {
    module: aNavigationSubpagesModule({ results: [aSubpage({ title: '720 things and a set of dentures', content_locale: 'en_GB' })] }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('720 things and a set of dentures');
    await expect(name).toHaveAttribute('lang', 'en-GB');
    await expect(getComputedStyle(name).direction).toBe('ltr');
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aNavigationSubpagesModule({
          title: 'كل ما يخصّك',
          results: ['التقاعد', 'رعاية الأطفال', 'الدراجة', 'الوظائف'].map((title, index) =>
            aSubpage({ title, content_locale: 'ar' }, index),
          ),
        }),
      },
    },
    long: {
      args: {
        module: aNavigationSubpagesModule({
          title: longGermanText.title,
          options: { feature_email: aFeatureEmail({ email: `${'betriebliches.gesundheitsmanagement.'.repeat(3)}team@aurelia.example` }) },
          results: [aSubpage({ title: longGermanText.title }), aSubpage({ title: longGermanText.file }, 3)],
        }),
      },
    },
  },
  { states: 'navigation-subpages' },
);
